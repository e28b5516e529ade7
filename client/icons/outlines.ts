/**
 * The pictures of a game come as one picture: an import waits until it is there, so that no card is ever drawn without its own.
 * The build made it of the sources that are named, so they say which outlines there are.
 */
export const outlinesIn = async <Name extends string | number>(
  picture: string,
  _sources: { readonly [N in Name]: string },
): Promise<{ readonly [N in Name]: string }> => {
  const text = await (await fetch(picture)).text();
  const paths = [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('path')];
  return Object.fromEntries(paths.map(path => [path.id, path.getAttribute('d')!])) as { readonly [N in Name]: string };
};
