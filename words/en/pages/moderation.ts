/** What can be done about another person at a table, in English. The shape of the other languages follows from this file. */

export const words = {
  mute: 'Mute',
  unmute: 'Unmute',
  muteAbout: 'Hides what they write.',
  block: 'Block',
  unblock: 'Unblock',
  blockAbout: 'Keeps them from tables that you host, and hides what they write.',
  report: 'Report to those who run this server',
  reasons: {
    talk: 'Insults or threats',
    name: 'An offensive name',
    cheating: 'Cheating',
    leaving: 'Stalls or leaves games',
  },
  what: 'What happened? (if you like)',
  send: 'Send the report',
  sent: 'Thank you. Those who run this server will read it.',
  away: 'The server does not answer. Try again in a moment.',
  blocked: 'Blocked players',
  unblockWhom: (name: string): string => `Unblock ${name}`,
  nobody: 'Nobody is blocked.',
};
