/** The ambush cards, in Russian. */
import type { CardText } from '../../../revolver/card-text.ts';
import type { AmbushCard } from '../../../revolver/cards.ts';

export const ambush = {
  'riflemen-on-the-ridge': {
    name: 'Стрелки на гребне',
    text: 'Пока маркер хода здесь, у Макреди +5 к огневой мощи в этой локации.',
  },
  'men-behind-the-wagons': {
    name: 'Люди за фургонами',
    text: 'Макреди вытягивает четыре карты. Пока маркер хода здесь, у Макреди +4 к огневой мощи в этой локации.',
  },
  crossfire: { name: 'Перекрёстный огонь', text: 'Только в этой атаке у Макреди +6 к огневой мощи.' },
  'sharpshooter-in-the-tower': { name: 'Меткий стрелок на колокольне', text: 'Убейте двух бандитов.' },
  'shot-in-the-back': {
    name: 'Выстрел в спину',
    text: 'Убейте одного бандита с живучестью 3 или меньше по выбору Макреди. Если таких нет, убейте одного бандита по обычному правилу.',
  },
  'caught-at-the-water-hole': {
    name: 'Застигнуты у водопоя',
    text: 'Убейте двух бандитов, затем Колти сбрасывает одну карту по своему выбору.',
  },
  'trip-wire': { name: 'Верёвка поперёк тропы', text: 'Колти сбрасывает три карты по своему выбору.' },
  'false-alarm-jumpy-trigger': {
    name: 'Ложная тревога: сдали нервы',
    text: 'Колти уничтожает в этой локации одного законника с базовой огневой мощью 2 или меньше.',
  },
  'false-alarm-beaten-to-the-punch': {
    name: 'Ложная тревога: банда опередила',
    text: 'Колти вытягивает карту и может положить фишку на одну из своих карт в этой локации.',
  },
} as const satisfies { readonly [id in AmbushCard]: CardText };
