/** What a device says in English while no page is open, below the name of the game. */
export const notices = {
  move: 'Your move.',
  sat: 'Somebody has sat down at your table.',
  call: (name: string) => `${name} calls you to their table.`,
};
