/** Language, light, sound and motion: the small switches that stand in every bar and menu. */
import type { JSX } from 'preact';
import { languageNames, languages } from '../../words/language.ts';
import { Icon } from './icon.tsx';
import { hints, language, motion, pace, sound, theme } from './settings.ts';
import { SoundChoice } from './sound-choice.tsx';
import { say } from './words.ts';

const short = { en: 'EN', ru: 'РУ', uk: 'УК' } as const;
const toggleTheme = (): void => {
  theme.value = theme.value === 'noon' ? 'dusk' : 'noon';
};
const toggleSound = (): void => {
  sound.value = sound.value === 'on' ? 'off' : 'on';
};

export const ThemeButton = (): JSX.Element => (
  <button type="button" class="icb" aria-label={say().ui.switches.theme[theme.value]} onClick={toggleTheme}>
    <Icon name={theme.value === 'noon' ? 'sun' : 'moon'} />
  </button>
);
export const SoundButton = (): JSX.Element => (
  <button type="button" class="icb" aria-label={say().ui.switches.sound[sound.value]} onClick={toggleSound}>
    <Icon name={sound.value === 'on' ? 'soundOn' : 'soundOff'} />
  </button>
);
/** In a bar: three short names. */
export const LanguageBar = (): JSX.Element => (
  <span class="lang">
    {languages.map(each => (
      <button
        key={each}
        type="button"
        lang={each}
        aria-pressed={language.value === each}
        onClick={() => {
          language.value = each;
        }}
      >
        <span aria-hidden="true">{short[each]}</span>
        <span class="sr">{languageNames[each]}</span>
      </button>
    ))}
  </span>
);
/** In a menu: each language's own name. */
export const LanguageChoice = (): JSX.Element => (
  <div class="choices">
    {languages.map(each => (
      <button
        key={each}
        type="button"
        class={`btn onpaper ${language.value === each ? 'on' : ''}`}
        lang={each}
        aria-pressed={language.value === each}
        onClick={() => {
          language.value = each;
        }}
      >
        {languageNames[each]}
      </button>
    ))}
  </div>
);
export const Switches = (): JSX.Element => {
  const { switches } = say().ui;
  return (
    <>
      <button type="button" class="btn onpaper" onClick={toggleTheme}>
        <Icon name={theme.value === 'noon' ? 'sun' : 'moon'} /> {switches.theme[theme.value]}
      </button>
      <SoundChoice />
      <button
        type="button"
        class="btn onpaper"
        onClick={() => {
          motion.value = motion.value === 'full' ? 'reduced' : 'full';
        }}
      >
        <Icon name="hourglass" /> {switches.motion[motion.value]}
      </button>
      <button
        type="button"
        class="btn onpaper"
        onClick={() => {
          pace.value = pace.value === 'leisure' ? 'quick' : 'leisure';
        }}
      >
        <Icon name="robot" /> {switches.pace[pace.value]}
      </button>
      <button
        type="button"
        class="btn onpaper"
        onClick={() => {
          hints.value = hints.value === 'on' ? 'off' : 'on';
        }}
      >
        <Icon name="book" /> {switches.hints[hints.value]}
      </button>
    </>
  );
};
