/** The patterns of a discard. */
import { counted, times } from '../../../kernel/cards/choices.ts';
import { isNumber, type WrightFace, worth } from '../faces.ts';

/** WB-24a, b: one card, or any number of equal ones. */
export function* equals(faces: readonly WrightFace[]): Generator<WrightFace[]> {
  for (const [face, copies] of counted(faces)) for (let n = 1; n <= copies; n++) yield times(n, face);
}

/** WB-24c: numbers of which the highest is the sum of the others; three cards at least. */
export function sums(faces: readonly WrightFace[]): WrightFace[][] {
  const kinds = counted(faces.filter(isNumber));
  const found: WrightFace[][] = [];
  const chosen: WrightFace[] = [];
  const add = (i: number, left: number, highest: WrightFace): void => {
    const kind = kinds[i];
    if (left === 0) {
      if (chosen.length > 1) found.push([...chosen, highest]);
    } else if (kind !== undefined) {
      const before = chosen.length;
      const value = worth(kind[0]);
      for (let n = 0; n <= kind[1] && n * value <= left; n++) {
        if (n > 0) chosen.push(kind[0]);
        add(i + 1, left - n * value, highest);
      }
      chosen.length = before;
    }
  };
  for (const [highest] of kinds) add(0, worth(highest), highest);
  return found;
}
