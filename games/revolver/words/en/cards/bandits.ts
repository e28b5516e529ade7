/** The bandits of Colty's gang, in English. */
import type { CardText } from '../../card-text.ts';

export const bandits = {
  'skinny-landell': { name: 'Skinny Landell', text: 'Starts the game with a True Grit token.' },
  bullet: {
    name: 'Bullet',
    text: 'Colty’s dog. When Bullet dies, you may put a power chip on one of your cards in the current battlefield.',
  },
  'kid-malloy': { name: '“Kid” Malloy', text: '' },
  'rufus-pike': { name: 'Rufus Pike', text: '' },
  'lem-tuttle': { name: 'Lem Tuttle', text: '' },
  'one-eye-jubal': { name: 'One-Eye Jubal', text: '' },
  'mule-tanner': { name: '“Mule” Tanner', text: 'When Mule Tanner dies, discard one card of your choice.' },
  'lupe-vargas': { name: 'Lupe Vargas', text: 'While Lupe Vargas is alive, Banditos cost you 1 less.' },
  'whistling-tom': {
    name: 'Whistling Tom Pruitt',
    text: 'The look-out. When Whistling Tom dies, move the turn marker one space left, unless it is on the first space of a battlefield.',
  },
  'ezra-crane': { name: 'Ezra Crane', text: 'When Ezra Crane dies, draw one card.' },
  'doc-harlan': {
    name: 'Doc Harlan',
    text: 'Once per game, in your Play phase, discard a card to put a True Grit token on another living bandit with survival rating 3 or less that has none.',
  },
  'hattie-quill': {
    name: 'Hattie Quill',
    text: 'When Hattie Quill dies, you may destroy one lawman with base firepower 1 or less in the current battlefield.',
  },
  'dutch-vandermeer': { name: 'Dutch Vandermeer', text: 'While Dutch Vandermeer is alive, Dynamite costs you 1 less.' },
  'abigail-mcready': {
    name: 'Abigail McReady',
    text: 'The Colonel’s runaway daughter. While she is alive, Colonel McReady costs 1 more. When she dies, McReady discards one card at random.',
  },
  cortez: { name: 'Cortez', text: 'Colty’s right hand. When Cortez dies, discard two cards at random.' },
  'jack-colty': { name: 'Jack “The Crow” Colty', text: 'When Jack Colty dies, the Colty player has lost.' },
  'big-nose-nell': { name: 'Big Nose Nell', text: 'When Big Nose Nell dies, look at McReady’s hand.' },
  'sister-sara': { name: 'Sister Sara and her mule', text: 'When Sister Sara dies, draw one card.' },
  santiago: {
    name: 'Santiago',
    text: 'Begins in the San Manzanillo Prison and joins the gang only if he is freed. When Santiago dies, McReady discards one card at random.',
  },
} as const satisfies { readonly [id: string]: CardText };
