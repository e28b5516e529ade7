/** All steps of the Containerfile of this folder, in another; `does` runs a line of it in the folder of its stage. */
export function laidOut(
  context: string,
  home: string,
  does: (line: string, cwd: string) => void,
): { readonly at: string; readonly steps: readonly { readonly word: string; readonly rest: string }[] };
/** The files of the kept editions, from this folder. */
export function keptIn(folder: string): readonly string[];
