/** Whom a sentence speaks of, in Russian: the bandits in the accusative. */
import type { BanditsCard } from '../cards.ts';

export const accusative: { readonly [id in BanditsCard]: string } = {
  'skinny-landell': 'Тощего Лэнделла',
  bullet: 'Пулю',
  'kid-malloy': '«Малыша» Маллоя',
  'rufus-pike': 'Руфуса Пайка',
  'lem-tuttle': 'Лема Таттла',
  'one-eye-jubal': 'Одноглазого Джубала',
  'mule-tanner': '«Мула» Таннера',
  'lupe-vargas': 'Лупе Варгас',
  'whistling-tom': 'Свистуна Тома Прюитта',
  'ezra-crane': 'Эзру Крейна',
  'doc-harlan': 'Дока Харлана',
  'hattie-quill': 'Хэтти Куилл',
  'dutch-vandermeer': 'Голландца Вандермеера',
  'abigail-mcready': 'Абигейл Макреди',
  cortez: 'Кортеса',
  'jack-colty': 'Джека «Ворона» Колти',
  'big-nose-nell': 'Носатую Нелл',
  'sister-sara': 'Сестру Сару',
  santiago: 'Сантьяго',
};
