/** Verbs that name a chamber: open it, look into it, swap it; and stop, which names none. */
import type { Refusal } from '../../../kernel/refusal.ts';
import { mayOpen, shut } from '../numbers.ts';
import { no } from '../refusals.ts';
import { type BulletsFrame, type BulletsTable, verb } from '../zones.ts';

const chamberVerb = <const D extends string>(
  name: D,
  notNow: Refusal,
  wrong: Refusal,
  among: (t: BulletsTable, f: BulletsFrame) => readonly number[],
) =>
  verb({
    name,
    needs: { chamber: 'position' },
    notNow: () => notNow,
    why: (t, _seat, { chamber }, f) => (among(t, f).includes(chamber) ? null : wrong),
    moves: (t, _seat, f) => among(t, f).map(chamber => ({ chamber })),
  });

/** Chambers already looked at through this card. */
export const looked = (f: BulletsFrame): readonly number[] => f.vars.looked ?? [];
export const unseen = (t: BulletsTable, f: BulletsFrame): number[] => shut(t).filter(n => !looked(f).includes(n));

export const open = chamberVerb('open', no.notYourChamber, no.noSuchChamber, mayOpen);
export const peek = chamberVerb('peek', no.nothingToChoose, no.notShut, unseen);
/** SB-24: the chamber just looked at changes places with this one. */
export const swap = chamberVerb('swap', no.nothingToChoose, no.sameChamber, unseen);

export const stop = verb({
  name: 'stop',
  needs: {},
  notNow: () => no.nothingToChoose,
  why: (_t, _seat, _move, f) => (looked(f).length > 0 ? null : no.lookFirst),
  moves: (_t, _seat, f) => (looked(f).length > 0 ? [{}] : []),
});
