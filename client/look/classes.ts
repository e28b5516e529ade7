/** The classes of something that is drawn, of which some depend on how it stands: `classes(seats.plate, waited && seats.waited)`. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
