/** Which game a page shows: the sheets of every other game reach nothing on it (`within.mjs`). Null: it shows none. */
export const showGame = (game: string | null): void => {
  const { dataset } = document.documentElement;
  if (game === null) delete dataset['game'];
  else dataset['game'] = game;
};
