/** The end of a game as a picture, drawn in the page: the winner, each player with face, ink, place and figure, and the game's mark. */
import { type Fitted, fitted } from './cut.ts';
import { printed, seen } from './drawn.ts';

export interface Keepsake {
  readonly game: string;
  /** The picture of its poster: a path, or the address of an outline. */
  readonly mark: string | null;
  readonly won: string;
  readonly how: string;
  readonly players: readonly {
    readonly place: number;
    readonly name: string;
    /** Their figure, in words; null in a game that counts nothing. */
    readonly score: string | null;
    readonly won: boolean;
    /** As shown on the page. */
    readonly face: HTMLElement;
  }[];
}
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 34;
/** Left edge of the players, beside the game's mark. */
const LEFT = 400;
const MOST_HIGH = 100;
const ROUND = 2 * Math.PI;
/** The shape of a bot's frame, as in `faces.module.css`. */
const EIGHT = [0.29, 0, 0.71, 0, 1, 0.29, 1, 0.71, 0.71, 1, 0.29, 1, 0, 0.71, 0, 0.29];

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
type Brush = CanvasRenderingContext2D;
const frame = (brush: Brush, isBot: boolean, x: number, y: number, size: number): void => {
  brush.beginPath();
  if (!isBot) brush.arc(x + size / 2, y + size / 2, size / 2, 0, ROUND);
  else for (let i = 0; i < EIGHT.length; i += 2) brush.lineTo(x + EIGHT[i]! * size, y + EIGHT[i + 1]! * size);
  brush.closePath();
};
const drawFace = async (brush: Brush, face: HTMLElement, x: number, y: number, size: number): Promise<void> => {
  const [picture, seal] = [...face.querySelectorAll('svg')];
  if (picture === undefined) return;
  const isBot = getComputedStyle(picture).clipPath !== 'none';
  const rim = size / 22;
  brush.fillStyle = getComputedStyle(face).getPropertyValue('--p');
  frame(brush, isBot, x, y, size);
  brush.fill();
  brush.save();
  frame(brush, isBot, x + rim, y + rim, size - 2 * rim);
  brush.clip();
  brush.fillStyle = getComputedStyle(picture).backgroundColor;
  brush.fill();
  brush.drawImage(await seen(picture, size), x + rim, y + rim, size - 2 * rim, size - 2 * rim);
  brush.restore();
  if (seal === undefined) return;
  const wide = size * 0.46;
  brush.drawImage(await seen(seal, wide), x + size * 1.12 - wide, y + size * 1.05 - wide, wide, wide);
};
/** Writes a line no wider than its room, and returns its width. */
const write = (brush: Brush, text: string, face: 'display' | 'text', size: number, x: number, y: number, room: number): number => {
  const font = (at: number): string => `${face === 'display' ? 900 : 400} ${at}px ${colour(face)}`;
  brush.font = font(size);
  const fits: Fitted = fitted(text, room, each => brush.measureText(each).width);
  brush.font = font(size * fits.scale);
  brush.fillText(fits.text, x, y);
  return brush.measureText(fits.text).width;
};

const paper = (brush: Brush): void => {
  const lit = brush.createLinearGradient(0, 0, WIDTH / 3, HEIGHT);
  lit.addColorStop(0, colour('bill'));
  lit.addColorStop(1, colour('bill-2'));
  brush.fillStyle = colour('ink');
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = lit;
  brush.fillRect(12, 12, WIDTH - 24, HEIGHT - 24);
  brush.strokeStyle = colour('brass-2');
  for (const [at, wide] of [
    [18, 4],
    [26, 1.5],
  ] as const) {
    brush.lineWidth = wide;
    brush.strokeRect(at, at, WIDTH - 2 * at, HEIGHT - 2 * at);
  }
};
/** The game's mark in rays, its name, and where it is played. */
const side = async (brush: Brush, { game, mark }: Keepsake): Promise<void> => {
  const [x, y] = [LEFT / 2 + 6, 232];
  brush.save();
  brush.fillStyle = colour('brass');
  brush.globalAlpha = 0.3;
  for (let i = 0; i < 24; i++) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.arc(x, y, 168, (i * ROUND) / 24, ((i + 0.5) * ROUND) / 24);
    brush.fill();
  }
  brush.restore();
  if (mark !== null) brush.drawImage(await printed(mark, colour('ink'), 220), x - 110, y - 110);
  brush.textAlign = 'center';
  brush.fillStyle = colour('ink');
  write(brush, game, 'display', 36, x, 470, LEFT - EDGE);
  brush.fillStyle = colour('blood');
  write(brush, 'Sixgun', 'display', 26, x, 520, LEFT);
  brush.fillStyle = colour('ink-2');
  write(brush, location.host, 'text', 20, x, 552, LEFT - 2 * EDGE);
  brush.textAlign = 'left';
};
const player = async (brush: Brush, one: Keepsake['players'][number], y: number, high: number): Promise<void> => {
  const right = WIDTH - EDGE - 24;
  const [size, line] = [high * 0.76, y + high / 2];
  const letters = Math.min(38, high * 0.46);
  if (one.won) {
    brush.fillStyle = colour('brass');
    brush.globalAlpha = 0.32;
    brush.fillRect(LEFT - 10, y, right - LEFT + 20, high);
    brush.globalAlpha = 1;
  }
  brush.fillStyle = getComputedStyle(one.face).getPropertyValue('--p');
  brush.fillRect(LEFT - 10, y + 3, 6, high - 6);
  brush.textBaseline = 'middle';
  brush.fillStyle = colour('ink');
  write(brush, `${one.place}`, 'display', letters, LEFT + 10, line, 40);
  await drawFace(brush, one.face, LEFT + 54, line - size / 2, size);
  brush.fillStyle = colour('ink');
  brush.textAlign = 'right';
  const said = one.score === null ? 0 : write(brush, one.score, 'display', letters * 0.9, right, line, 260);
  brush.textAlign = 'left';
  const x = LEFT + 54 + size * 1.3;
  write(brush, one.name, 'display', letters, x, line, right - said - 30 - x);
  brush.textBaseline = 'alphabetic';
};

export const keepsakeOf = async (kept: Keepsake): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const brush = canvas.getContext('2d')!;
  await Promise.all(['display', 'text'].map(face => document.fonts.load(`${face === 'display' ? 900 : 400} 30px ${colour(face)}`)));
  paper(brush);
  await side(brush, kept);
  const room = WIDTH - EDGE - 24 - LEFT;
  brush.fillStyle = colour('ink');
  write(brush, kept.won, 'display', 54, LEFT, 106, room);
  brush.fillStyle = colour('ink-2');
  write(brush, kept.how, 'text', 24, LEFT, 146, room);
  const [top, bottom] = [172, HEIGHT - 46];
  const high = Math.min(MOST_HIGH, (bottom - top) / kept.players.length);
  for (const [i, one] of kept.players.entries()) await player(brush, one, top + i * high, high - 6);
  return new Promise(done => canvas.toBlob(blob => done(blob!), 'image/png'));
};
/** Opens the share sheet of a phone; elsewhere saves a file. */
export const give = async (picture: Blob, name: string, text: string): Promise<void> => {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) === true) {
    await navigator.share({ files: [file], text }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
