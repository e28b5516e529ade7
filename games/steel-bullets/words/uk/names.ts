/** The names of Steel Bullets in Ukrainian. The cards are called as in the original. */

import { counted } from '../../../../words/language.ts';
import { refusalIn } from '../../../../words/phrase.ts';
import * as n from '../../figures.ts';
import type { CommonNames, CommonRefusals } from '../shape.ts';

const refusals: CommonRefusals = {
  'Blue cards are played in phase one of your own turn.': 'Сині картки грають у першій фазі власного ходу.',
  'A chamber is opened once, on your own turn.': 'Камеру відкривають один раз і лише у свій хід.',
  'You do not hold that card.': 'Такої картки у вас на руці немає.',
  'Open the next chamber clockwise; any of them only while all six are shut.':
    'Відкрийте наступну камеру за годинниковою стрілкою; будь-яку — лише коли закриті всі.',
  'Choose a chamber that is still shut and not yet looked at.': 'Оберіть камеру, яка ще закрита й у яку ви ще не дивилися.',
  'Swap it with another shut chamber.': 'Поміняйте її з іншою закритою камерою.',
  'There is no Bang! of yours to undo.': 'Зараз немає вашого «Бабах!», від якого треба рятуватися.',
  'A Will answers a card that was just played, before it takes effect.':
    '«Заповітом» відповідають на щойно зіграну картку, поки вона не подіяла.',
  'You have passed on this card.': 'Цю картку ви вже пропустили.',
  'You do not answer your own card, only a Will played on it.':
    'На власну картку не відповідають; відповісти можна на «Заповіт», зіграний проти неї.',
  'That card has been answered already, or is not the one that waits to take effect.':
    'На цю картку вже відповіли, або зараз діє не вона.',
  'The Medium looks into at least one chamber.': '«Медіум» дивиться принаймні в одну камеру.',
  'There is nothing of that kind to choose now.': 'Зараз нічого такого не обирають.',
};

export const names: CommonNames = {
  name: 'Сталеві кулі',
  houseName: 'Порожня камера',
  about: `${n.chambers} камер, трохи куль. Дай боже почути «клац».`,
  faces: {
    click: 'Клац-клац',
    bang: 'Бабах!',
  },
  zones: {
    cylinder: 'барабан',
    loading: 'картки барабана',
    deck: 'колода',
    discard: 'скид',
    hand: 'рука',
    played: 'зіграна картка',
    out: 'картки поза грою',
    box: 'коробка',
  },
  facts: {
    active: 'чий хід',
    alive: 'хто ще в грі',
    fell: 'вибули по порядку',
    bullets: 'патрони в барабані',
    opened: 'відкриті камери',
    looked: 'хто зазирав у кожну камеру',
    last: 'камера, відкрита останньою',
    phase: 'фаза ходу',
    protected: 'чи нешкідлива відкрита камера',
    lawyers: 'скільки «Адвокатів» подіяло в цьому ході',
    pending: 'картки, що чекають своєї дії, остання зверху',
  },
  verbs: {
    open: { button: 'Відкрити камеру', you: 'відкриваєте', they: 'відкриває' },
    pass: { button: 'Пропустити', you: 'пропускаєте', they: 'пропускає' },
    'give-up': { button: 'Вибути', you: 'вибуваєте', they: 'вибуває' },
    peek: { button: 'Зазирнути в камеру', you: 'зазираєте в', they: 'зазирає в' },
    swap: { button: 'Поміняти', you: 'міняєте', they: 'міняє' },
    stop: { button: 'Лишити як є', you: 'лишаєте як є', they: 'лишає як є' },
    fetch: { button: 'Взяти зі скиду', you: 'берете зі скиду', they: 'бере зі скиду' },
    take: { button: 'Забрати', you: 'забираєте', they: 'забирає' },
  },
  questions: {
    turn: { asked: 'Ваш хід: грайте сині картки або відкрийте камеру.', others: name => `${name} обирає: картка чи камера.` },
    answer: { asked: 'Скасуєте «Заповітом»?', others: () => 'Стіл чекає на відповіді.' },
    bang: { asked: 'Бабах! Зіграйте «Осічку», інакше ви вибуваєте.', others: name => `Бабах! ${name} грає «Осічку» або вибуває.` },
    open: { asked: 'Ваша «Паніка»: яку камеру відкрити?', others: name => `${name} у паніці обирає камеру.` },
    peek: { asked: 'У яку закриту камеру зазирнути?', others: name => `${name} обирає, в яку камеру зазирнути.` },
    swap: { asked: 'Поміняйте її з іншою закритою камерою або лишіть як є.', others: name => `${name} думає, чи міняти камери.` },
    fetch: { asked: 'Ваш «Адвокат»: яку картку взяти?', others: name => `${name} переглядає скид.` },
    take: { asked: 'Ваш «Крадій»: яку картку забрати?', others: name => `${name} обирає, що забрати.` },
  },
  options: {
    window: {
      name: 'Час на відповідь',
      about: 'Скільки всі можуть думати, чи скасувати картку.',
      value: counted('uk', { one: 'секунда', few: 'секунди', many: 'секунд' }),
    },
    outHand: {
      name: 'Рука того, хто вибуває',
      about: 'Куди йдуть ці картки.',
      values: { discard: 'у скид', out: 'залишають гру' },
    },
    first: { name: 'Перший гравець', about: 'Хто ходить першим, якщо попереднього переможця немає.', chance: 'вирішує жереб' },
  },
  endings: { 'last-one-standing': 'лишився один гравець' },
  bots: {
    greenhorn: { name: 'Новачок', plays: 'грає що під руку трапиться' },
    gunhand: { name: 'Стрілець', plays: 'рахує патрони' },
    sharpshooter: { name: 'Снайпер', plays: 'нічого не забуває й не пробачає' },
    legend: { name: 'Легенда', plays: 'прораховує кожен хід' },
    abigail: { name: 'Ебігейл', level: 'sharpshooter', plays: 'аби лиш не відкривати камеру' },
    dallas: { name: 'Даллас', level: 'greenhorn', plays: 'не підглядає і не викручується: відкриває навмання' },
    vernon: { name: 'Вернон', level: 'sharpshooter', plays: 'скасовує «Заповітом» усе підряд' },
    silas: { name: 'Сайлас', level: 'legend', plays: 'краде картку за першої ж нагоди' },
  },
  points: null,
  refusal: refusalIn(refusals),
};
