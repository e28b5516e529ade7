/** What a device says in English while no page is open, below the name of the game. */
export const notices = {
  move: 'Your move.',
  deal: 'Everybody is ready: come to the table, and the cards will be dealt.',
  idle: 'Nobody has moved for twelve days. In two days this game is called off.',
  sat: 'Somebody has sat down at your table.',
  call: (name: string) => `${name} calls you to their table.`,
  evening: 'The evening begins in 15 minutes.',
  hand: (name: string) => `${name} has played your hand.`,
};
/** The messages to a group's chat. */
export const webhook = {
  open: (game: string) => `An open table waits for players: ${game}.`,
  house: (game: string) => `Somebody sits at the house table: ${game}.`,
  evening: (game: string) => `An evening begins in 15 minutes: ${game}.`,
};
