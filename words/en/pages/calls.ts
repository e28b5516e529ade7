/** The words of calls in English: what a device tells while no page is open, and whom one can call. The shape of the other languages follows from this file. */

export const words = {
  title: 'Calls',
  about: 'While no page of yours is open, this device can tell you:',
  kinds: {
    move: 'It is your move',
    sat: 'Somebody sat down at your table',
    call: 'People you played with call you',
    evening: 'Your evening is about to begin',
    hand: 'Somebody played a hand of yours',
  },
  why: {
    browser: 'This browser cannot be called here. On an iPhone or iPad, put Sixgun on the home screen first.',
    denied: 'Notifications from this site are blocked in this browser: allow them in its settings first.',
    away: 'The server does not answer. Try again in a moment.',
    off: 'This server calls nobody.',
  },
  offer: { sat: 'Tell me when somebody sits down', evening: 'Remind me 15 minutes before' },
  callTitle: 'Call somebody',
  callAbout: 'People you have played with',
  callAgain: 'Call again',
  callAgainAbout: 'People of this game who have left',
  call: 'Call',
  isCalled: 'Called',
  callWhom: (name: string): string => `Call ${name}`,
  blockWhom: (name: string): string => `Block ${name}`,
  called: (name: string): string => `${name} is called, if they take calls.`,
};
