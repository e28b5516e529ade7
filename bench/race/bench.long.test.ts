import { describe, expect, test } from 'vitest';
import { RATED_CREDIT } from '../../wire/rated.ts';
import { raceBench } from './bench.ts';

const small = { pairs: 240, fives: 96, lies: 48, guests: 6 };
/** Enough races where only the seed matters. */
const tiny = { pairs: 24, fives: 8, lies: 4, guests: 1 };

describe('the race benchmark', () => {
  const report = raceBench({ ...small, seed: 5 });

  test('gives the same report for the same seed, and a different one for another', () => {
    const [one, same, other] = [5, 5, 6].map(seed => raceBench({ ...tiny, seed }));
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('ranks by reaction where arrival order ranks by ping', () => {
    expect(report.referee.fasterAhead).toBeGreaterThan(0.97);
    expect(report.referee.lastRight).toBeGreaterThan(0.95);
    expect(report.arrival.fasterAhead).toBeLessThan(0.8);
    expect(report.arrival.lastRight).toBeLessThan(0.8);
    const far = report.bands.at(-1)!;
    expect(far.referee - far.arrival).toBeGreaterThan(0.3);
  });

  test('is equally fair to guests of two processes', () => {
    expect(report.twoEdges.referee.fasterAhead).toBeGreaterThan(0.97);
    expect(report.twoEdges.referee.lastRight).toBeGreaterThan(0.95);
  });

  test('rewards no lie well, and names the best one', () => {
    expect(report.referee.cheatGainMs).toBe(Math.max(...report.lies.map(lie => lie.mean)));
    expect(report.referee.cheatGainMs).toBeLessThan(30);
    expect(report.arrival.cheatGainMs).toBeGreaterThan(200);
  });

  test('held-back pongs gain nothing where clock answers bear witness', () => {
    const [hundred, more, all] = report.holds;
    expect(hundred!.mean).toBeLessThan(30);
    expect(more!.mean).toBeLessThan(30);
    expect(all!.mean).toBeGreaterThan(30);
  });

  test('delaying everything but the press gains at most the cap of a rated table', () => {
    const [hundred, more] = report.rated;
    expect(hundred!.mean).toBeGreaterThan(20);
    expect(more!.p95).toBeLessThan(RATED_CREDIT + 50);
    expect(more!.mean).toBeLessThan(RATED_CREDIT);
  });

  test('honesty between races with hiccups faked in them gains little at a rated table', () => {
    for (const { mean } of report.hides) expect(mean).toBeLessThan(35);
    const [untilPress] = report.hides;
    expect(untilPress!.wins).toBeLessThan(0.4);
  });

  test('a permanent stutter gains at most the cap, and is reported as uneven', () => {
    expect(report.stutters.p95).toBeLessThanOrEqual(RATED_CREDIT);
    expect(report.stutters.uneven).toBeGreaterThan(0.95);
  });

  test('honest hands at a rated table are judged correctly, and a line that loses packets is not accused', () => {
    expect(report.ratedHonest.fasterAhead).toBeGreaterThan(0.97);
    expect(report.ratedHonest.lastRight).toBeGreaterThan(0.95);
    for (const { held } of [report.ratedHonest, report.ratedFar, report.lossy]) expect(held).toBe(0);
  });

  test('presses without reaction win at most their share, and scripts that do not lie win nothing', () => {
    const [masher, soonest, soon, lying] = report.mashes;
    expect(masher!.wins).toBeLessThan(0.53);
    expect([soonest!.wins, soon!.wins]).toEqual([0, 0]);
    expect(lying!.wins).toBeLessThan(0.15);
  });

  test('people are taken for people, and fast or steady scripts are not', () => {
    for (const { share } of report.people.slice(0, 2)) expect(share).toBeLessThan(0.02);
    const [fast, steady, flinching, wavering] = report.scripts;
    for (const { share } of [fast!, steady!]) expect(share).toBeGreaterThan(0.9);
    expect(wavering!.share).toBeLessThan(flinching!.share);
  });

  test('no page gains by delaying its press', () => {
    const gain = (name: string) => report.lies.find(lie => lie.name.includes(name))!.mean;
    expect(gain('50 ms late')).toBeLessThan(gain('claims 120 ms'));
  });
});
