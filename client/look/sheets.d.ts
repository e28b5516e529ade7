/** Written by `client/look/sheets.mjs`: the classes of each sheet. */
declare module '*/bar.module.css' { export const bar: string, list: string, tools: string, ways: string, you: string; }
declare module '*/cartridges.module.css' { export const belt: string, full: string, next: string, row: string; }
declare module '*/code.module.css' { export const code: string; }
declare module '*/door.module.css' { export const button: string, door: string, fan: string, lead: string, place: string, title: string, way: string; }
declare module '*/open-tables.module.css' { export const list: string, tables: string; }
declare module '*/poster.module.css' { export const about: string, art: string, facts: string, large: string, nail: string, name: string, open: string, play: string, poster: string, posters: string, wall: string, ways: string; }
declare module '*/row.module.css' { export const about: string, action: string, done: string, picture: string, row: string, words: string; }
declare module '*/saloon.module.css' { export const saloon: string; }
declare module '*/skill.module.css' { export const likeliest: string, range: string, scale: string; }
declare module '*/today.module.css' { export const about: string, bill: string, button: string, caption: string, date: string, lead: string, left: string, nail: string, picture: string, place: string, right: string, row: string, rows: string, title: string, words: string; }
