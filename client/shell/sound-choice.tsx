/** Sound on or off, and its volume: offered at the first table, and in the menu. */
import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import { sound, volume } from './settings.ts';
import { play } from './sound.ts';
import { say } from './words.ts';

export const SoundChoice = (): JSX.Element => {
  const { switches } = say().ui;
  return (
    <div class="soundchoice">
      <button
        type="button"
        class="btn onpaper"
        onClick={() => {
          sound.value = sound.value === 'on' ? 'off' : 'on';
          play('click');
        }}
      >
        <Icon name={sound.value === 'on' ? 'soundOn' : 'soundOff'} /> {switches.sound[sound.value]}
      </button>
      {sound.value === 'on' && (
        <label>
          {switches.volume}
          <input
            type="range"
            min="5"
            max="100"
            step="5"
            value={volume.value}
            onInput={event => {
              volume.value = event.currentTarget.value;
            }}
            onChange={() => play('slap')}
          />
        </label>
      )}
    </div>
  );
};
