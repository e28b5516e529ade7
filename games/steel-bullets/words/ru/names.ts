/** The names of Steel Bullets in Russian, besides those of its cards: what its poster says, too. */

import { counted } from '../../../../words/language.ts';
import { refusalIn } from '../../../../words/phrase.ts';
import * as n from '../../figures.ts';
import type { CommonNames, CommonRefusals } from '../shape.ts';

const refusals: CommonRefusals = {
  'Blue cards are played in phase one of your own turn.': 'Синие карты играют в первой фазе своего хода.',
  'A chamber is opened once, on your own turn.': 'Камору открывают один раз и только в свой ход.',
  'You do not hold that card.': 'Такой карты у вас на руке нет.',
  'Open the next chamber clockwise; any of them only while all six are shut.':
    'Откройте следующую камору по часовой стрелке; любую — только пока закрыты все.',
  'Choose a chamber that is still shut and not yet looked at.':
    'Выберите камору, которая ещё закрыта и в которую вы ещё не смотрели.',
  'Swap it with another shut chamber.': 'Поменяйте её с другой закрытой каморой.',
  'There is no Bang! of yours to undo.': 'Сейчас нет вашего «Бабах!», от которого надо спасаться.',
  'A Will answers a card that was just played, before it takes effect.':
    '«Завещанием» отвечают на только что сыгранную карту, пока она не подействовала.',
  'You have passed on this card.': 'Эту карту вы уже пропустили.',
  'You do not answer your own card, only a Will played on it.':
    'На свою карту не отвечают; ответить можно на «Завещание», сыгранное против неё.',
  'That card has been answered already, or is not the one that waits to take effect.':
    'На эту карту уже ответили, или сейчас действует не она.',
  'The Medium looks into at least one chamber.': '«Медиум» смотрит хотя бы в одну камору.',
  'There is nothing of that kind to choose now.': 'Сейчас ничего такого не выбирают.',
};

export const names: CommonNames = {
  name: 'Стальные пули',
  houseName: 'Пустая камора',
  about: `${n.chambers} камор, пара пуль. Дай бог услышать «клац».`,
  faces: {
    click: 'Клац-клац',
    bang: 'Бабах!',
  },
  zones: {
    cylinder: 'барабан',
    loading: 'карты барабана',
    deck: 'колода',
    discard: 'сброс',
    hand: 'рука',
    played: 'сыгранная карта',
    out: 'карты вне игры',
    box: 'коробка',
  },
  facts: {
    active: 'чей ход',
    alive: 'кто ещё в игре',
    fell: 'выбыли по порядку',
    bullets: 'патроны в барабане',
    opened: 'открытые каморы',
    looked: 'кто заглядывал в каждую камору',
    last: 'камора, открытая последней',
    phase: 'фаза хода',
    protected: 'безвредна ли открытая камора',
    lawyers: 'сколько «Адвокатов» подействовало в этом ходу',
    pending: 'карты, которые ждут своего действия, последняя сверху',
  },
  verbs: {
    open: { button: 'Открыть камору', you: 'открываете', they: 'открывает' },
    pass: { button: 'Пропустить', you: 'пропускаете', they: 'пропускает' },
    'give-up': { button: 'Выбыть', you: 'выбываете', they: 'выбывает' },
    peek: { button: 'Заглянуть в камору', you: 'заглядываете в', they: 'заглядывает в' },
    swap: { button: 'Поменять', you: 'меняете', they: 'меняет' },
    stop: { button: 'Оставить как есть', you: 'оставляете как есть', they: 'оставляет как есть' },
    fetch: { button: 'Взять из сброса', you: 'берёте из сброса', they: 'берёт из сброса' },
    take: { button: 'Забрать', you: 'забираете', they: 'забирает' },
  },
  questions: {
    turn: { asked: 'Ваш ход: играйте синие карты или откройте камору.', others: name => `${name} выбирает: карта или камора.` },
    answer: { asked: 'Отменить «Завещанием»?', others: () => 'Стол ждёт ответов.' },
    bang: {
      asked: 'Бабах! Сыграйте «Осечку», иначе вы выбываете.',
      others: name => `Бабах! ${name} играет «Осечку» или выбывает.`,
    },
    open: { asked: 'Ваша «Паника»: какую камору открыть?', others: name => `${name} в панике выбирает камору.` },
    peek: { asked: 'В какую закрытую камору заглянуть?', others: name => `${name} выбирает, в какую камору заглянуть.` },
    swap: {
      asked: 'Поменяйте её с другой закрытой каморой или оставьте как есть.',
      others: name => `${name} думает, менять ли каморы.`,
    },
    fetch: { asked: 'Ваш «Адвокат»: какую карту взять?', others: name => `${name} просматривает сброс.` },
    take: { asked: 'Ваш «Вор»: какую карту забрать?', others: name => `${name} выбирает, что забрать.` },
  },
  options: {
    window: {
      name: 'Время на ответ',
      about: 'Сколько все могут думать, отменить ли карту.',
      value: counted('ru', { one: 'секунда', few: 'секунды', many: 'секунд' }),
    },
    outHand: {
      name: 'Рука того, кто выбывает',
      about: 'Куда уходят эти карты.',
      values: { discard: 'в сброс', out: 'выходят из игры' },
    },
    first: { name: 'Первый игрок', about: 'Кто ходит первым, если прошлого победителя нет.', chance: 'решает жребий' },
  },
  endings: { 'last-one-standing': 'остался один игрок' },
  bots: {
    greenhorn: { name: 'Новичок', plays: 'играет что под руку попадётся' },
    gunhand: { name: 'Стрелок', plays: 'считает патроны' },
    sharpshooter: { name: 'Снайпер', plays: 'ничего не забывает и не прощает' },
    legend: { name: 'Легенда', plays: 'просчитывает каждый ход' },
    abigail: { name: 'Эбигейл', level: 'sharpshooter', plays: 'лишь бы не открывать камору' },
    dallas: { name: 'Даллас', level: 'greenhorn', plays: 'не подглядывает и не увиливает: открывает на удачу' },
    vernon: { name: 'Вернон', level: 'sharpshooter', plays: 'отменяет «Завещанием» всё подряд' },
    silas: { name: 'Сайлас', level: 'legend', plays: 'крадёт карту при первой возможности' },
  },
  points: null,
  refusal: refusalIn(refusals),
};
