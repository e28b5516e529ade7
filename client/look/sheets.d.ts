/** Written by `client/look/sheets.mjs`: the classes of each sheet. */
declare module '*/skill.module.css' { export const likeliest: string, range: string, scale: string; }
