/** Preferences and achievements travel with a guest: the server keeps a copy, and returns it on another device. */
import { useEffect } from 'preact/hooks';
import { chosenFace } from '../../wire/face.ts';
import { languages } from '../../words/language.ts';
import { joinPuzzles, joinWords, packed, puzzlesAlong, unpack, wordsAlong } from '../achievements/travel.ts';
import { askServer } from '../line/api.ts';
import { language, motion, ownFace, sound, theme, themes, wear } from '../shell/settings.ts';
import type { GuestView } from './people.ts';

const takeFace = (preferred: GuestView['preferences']): void => {
  const face = chosenFace(preferred);
  if (face !== undefined) wear(face);
};
/** Takes over preferences from elsewhere, where they make sense here. */
export const takeOver = (preferred: GuestView['preferences']): void => {
  language.value = languages.find(each => each === preferred['language']) ?? language.value;
  theme.value = themes.find(each => each === preferred['theme']) ?? theme.value;
  sound.value = preferred['sound'] === 'on' ? 'on' : preferred['sound'] === 'off' ? 'off' : sound.value;
  takeFace(preferred);
  unpack(preferred['reached']);
  joinWords(preferred['gone']);
  joinPuzzles(preferred);
  motion.value = preferred['motion'] === 'reduced' ? 'reduced' : preferred['motion'] === 'full' ? 'full' : motion.value;
};
/** Sends every change while this page is open, after the server's lessons, stops and puzzles have joined ours. */
export const useTravelling = (guest: GuestView | null): void => {
  const chosen = { language: language.value, theme: theme.value, sound: sound.value, motion: motion.value };
  const text = JSON.stringify([chosen, ownFace.value]);
  useEffect(() => {
    if (guest === null) return;
    joinWords(guest.preferences['gone']);
    joinPuzzles(guest.preferences);
    if (ownFace.peek() === null) takeFace(guest.preferences);
    const face = ownFace.peek() ?? undefined;
    void askServer('PUT', '/api/me/preferences', { ...chosen, face, reached: packed(), gone: wordsAlong(), ...puzzlesAlong() });
  }, [guest?.guest, text]);
};
