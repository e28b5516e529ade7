/** Whom a sentence speaks of, in Ukrainian: the bandits in the accusative. */
import type { BanditsCard } from '../cards.ts';

export const accusative: { readonly [id in BanditsCard]: string } = {
  'skinny-landell': 'Худого Ленделла',
  bullet: 'Кулю',
  'kid-malloy': '«Малюка» Маллоя',
  'rufus-pike': 'Руфуса Пайка',
  'lem-tuttle': 'Лема Таттла',
  'one-eye-jubal': 'Одноокого Джубала',
  'mule-tanner': '«Мула» Таннера',
  'lupe-vargas': 'Лупе Варгас',
  'whistling-tom': 'Свистуна Тома Прюїтта',
  'ezra-crane': 'Езру Крейна',
  'doc-harlan': 'Дока Гарлана',
  'hattie-quill': 'Гетті Квілл',
  'dutch-vandermeer': 'Голландця Вандермеєра',
  'abigail-mcready': 'Абігейл Макреді',
  cortez: 'Кортеса',
  'jack-colty': 'Джека «Ворона» Колті',
  'big-nose-nell': 'Носату Нелл',
  'sister-sara': 'Сестру Сару',
  santiago: 'Сантьяго',
};
