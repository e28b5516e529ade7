/** Written by `client/look/sheets.mjs`: the classes of each sheet. */
declare module '*/ahead.module.css' { export const bars: string, farther: string; }
declare module '*/bar.module.css' { export const bar: string, face: string, list: string, tools: string, ways: string, you: string; }
declare module '*/beat.module.css' { export const acts: string, both: string, columns: string, game: string, link: string, said: string, sending: string, shelf: string, spread: string, steps: string; }
declare module '*/cartridges.module.css' { export const belt: string, full: string, next: string, row: string; }
declare module '*/cast.module.css' { export const cast: string; }
declare module '*/chairs.module.css' { export const chairs: string, free: string, people: string; }
declare module '*/choice.module.css' { export const about: string, legend: string, value: string, values: string; }
declare module '*/code.module.css' { export const code: string; }
declare module '*/company.module.css' { export const chair: string, chairs: string, company: string, free: string, said: string, you: string; }
declare module '*/door.module.css' { export const button: string, door: string, fan: string, lead: string, place: string, title: string, way: string; }
declare module '*/drag.module.css' { export const accepts: string, lifted: string, over: string, peek: string, row: string, scrolls: string; }
declare module '*/evening.module.css' { export const answers: string, evening: string, field: string, head: string, kick: string, ways: string, when: string; }
declare module '*/face.module.css' { export const hand: string, palm: string, upright: string; }
declare module '*/faces.module.css' { export const bot: string, brand: string, dots: string, face: string, frame: string, lines: string, open: string, person: string, rays: string, seal: string, tall: string, worn: string; }
declare module '*/fairness.module.css' { export const breached: string, save: string, seal: string, sealed: string; }
declare module '*/fold.module.css' { export const fold: string, inside: string, line: string, said: string; }
declare module '*/game-tabs.module.css' { export const sign: string, signs: string; }
declare module '*/head.module.css' { export const far: string, game: string, head: string, title: string; }
declare module '*/hours.module.css' { export const hours: string, line: string; }
declare module '*/invitation.module.css' { export const about: string, code: string, copy: string, first: string, folded: string, invitation: string, narrow: string, qr: string, way: string; }
declare module '*/lead.module.css' { export const beside: string, bill: string, head: string, kick: string, large: string, picture: string, place: string, title: string, ways: string, wide: string, words: string; }
declare module '*/map.module.css' { export const ahead: string, brass: string, chosen: string, country: string, crowd: string, dots: string, edge: string, faces: string, label: string, land: string, last: string, lying: string, map: string, marker: string, next: string, own: string, paper: string, place: string, sign: string, standing: string, stop: string, stops: string, things: string, tick: string, way: string; }
declare module '*/meeting.module.css' { export const came: string, colty: string, fate: string, mcready: string, meeting: string, next: string, stone: string, sum: string; }
declare module '*/naming.module.css' { export const another: string, naming: string; }
declare module '*/new-table.module.css' { export const failed: string, footer: string, header: string, kick: string, part: string, parts: string, rules: string, table: string; }
declare module '*/of-the-day.module.css' { export const about: string, bill: string, game: string, note: string, picture: string, place: string, title: string, ways: string, words: string; }
declare module '*/on-pile.module.css' { export const hands: string, left: string, tag: string; }
declare module '*/people.module.css' { export const people: string; }
declare module '*/poster.module.css' { export const about: string, art: string, facts: string, large: string, nail: string, name: string, open: string, play: string, poster: string, posters: string, wall: string, ways: string; }
declare module '*/puzzles.module.css' { export const fromFile: string, ground: string, head: string, more: string, page: string, standing: string; }
declare module '*/row.module.css' { export const about: string, action: string, done: string, picture: string, row: string, words: string; }
declare module '*/rows.module.css' { export const evening: string, list: string, tables: string; }
declare module '*/saloon.module.css' { export const saloon: string; }
declare module '*/sides.module.css' { export const chosen: string, length: string, misfit: string, moving: string, sides: string, split: string, team: string, uneven: string; }
declare module '*/skill.module.css' { export const likeliest: string, range: string, scale: string; }
declare module '*/slip.module.css' { export const about: string, kind: string, note: string, slip: string, title: string, way: string; }
declare module '*/still.module.css' { export const board: string, row: string, still: string; }
declare module '*/street.module.css' { export const about: string, after: string, cards: string, fighter: string, lost: string, over: string, scene: string, stakes: string, won: string; }
declare module '*/theme-list.module.css' { export const bar: string, line: string, list: string, solved: string, theme: string; }
declare module '*/today.module.css' { export const about: string, bill: string, button: string, caption: string, date: string, lead: string, left: string, nail: string, picture: string, place: string, right: string, row: string, rows: string, title: string, words: string; }
declare module '*/wardrobe.module.css' { export const choice: string, choices: string, chosen: string, part: string; }
