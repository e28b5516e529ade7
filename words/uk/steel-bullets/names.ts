/** The names of Steel Bullets in Ukrainian. The cards are called as in the original. */
import { counted } from '../../language.ts';
import type { BulletsNames, BulletsRefusals } from '../../steel-bullets/shape.ts';

const refusals: BulletsRefusals = {
  'Blue cards are played in phase one of your own turn.': 'Сині картки грають у першій фазі власного ходу.',
  'A chamber is opened once, on your own turn.': 'Камеру відкривають один раз і лише у свій хід.',
  'You do not hold that card.': 'Такої картки у вас на руці немає.',
  'Open the next chamber clockwise; any of them only while all six are shut.':
    'Відкрийте наступну камеру за годинниковою стрілкою; будь-яку — лише коли закриті всі шість.',
  'Choose a chamber that is still shut and not yet looked at.': 'Оберіть камеру, яка ще закрита й у яку ви ще не дивилися.',
  'Swap it with another shut chamber.': 'Поміняйте її з іншою закритою камерою.',
  'There is no Bang! of yours to undo.': 'Зараз немає вашого «Бабах!», від якого треба рятуватися.',
  'A Will answers a card that was just played, before it takes effect.':
    '«Заповітом» відповідають на щойно зіграну картку, поки вона не подіяла.',
  'That card has been answered already, or is not the one that waits to take effect.':
    'На цю картку вже відповіли, або зараз діє не вона.',
  'There is nothing in the discard that the Lawyer may take.': 'У скиді немає нічого, що міг би взяти «Адвокат».',
  'The Lawyer cannot take that: it is not in the discard, or it is a Lawyer of this very turn.':
    '«Адвокат» цього не візьме: такої картки у скиді немає, або це «Адвокат», зіграний у цьому ж ході.',
  'The Hat goes to a player with more cards than you will have left.':
    '«Капелюх» віддають тому, у кого більше карток, ніж залишиться у вас.',
  'The Thief needs a living opponent with at least one card.':
    '«Крадію» потрібен суперник, який ще в грі й має хоча б одну картку.',
  'That card is not in the hand you look at.': 'На руці, яку ви розглядаєте, такої картки немає.',
  'The Medium looks at one chamber at least.': '«Медіум» дивиться принаймні в одну камеру.',
  'There is nothing of that kind to choose now.': 'Зараз нічого такого не обирають.',
};

export const names: BulletsNames = {
  name: 'Сталеві кулі',
  about: 'Один барабан, шість камер. Відкрийте картку — і дай боже почути «клац».',
  faces: {
    lawyer: 'Адвокат',
    medium: 'Медіум',
    panic: 'Паніка',
    nerves: 'Сталеві нерви',
    hat: 'Капелюх',
    thief: 'Крадій',
    cardsharp: 'Шулер',
    misfire: 'Осічка',
    will: 'Заповіт',
    click: 'Клац-клац',
    bang: 'Бабах!',
  },
  effects: {
    lawyer: 'Візьміть на руку будь-яку картку зі скиду.',
    medium: 'Загляньте щонайбільше у три закриті камери. Що там, знатимете лише ви.',
    panic: 'Одразу відкрийте камеру. Якщо там «Бабах!», він вам не шкодить, і ви ходите ще раз.',
    nerves: 'Один «Клац-клац» стає «Бабах!», і барабан перетасовують.',
    hat: 'Передайте хід тому, у кого більше карток, ніж залишилося у вас.',
    thief: 'Подивіться чужу руку й заберіть із неї одну картку.',
    cardsharp: 'Загляньте в одну закриту камеру й, за бажанням, поміняйте її з іншою.',
    misfire: 'Після вашого «Бабах!»: ви лишаєтеся в грі й ходите ще раз.',
    will: 'Скасуйте будь-яку щойно зіграну картку ситуації, навіть «Заповіт».',
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
    fell: 'вибули за порядком',
    bullets: 'патрони в барабані',
    opened: 'відкриті камери',
    last: 'камера, відкрита останньою',
    phase: 'фаза ходу',
    protected: 'чи нешкідлива відкрита камера',
    lawyers: 'скільки «Адвокатів» подіяло в цьому ході',
    pending: 'картки, що чекають своєї дії, остання зверху',
  },
  verbs: {
    lawyer: { button: 'Зіграти «Адвоката»', you: 'граєте «Адвоката»', they: 'грає «Адвоката»' },
    medium: { button: 'Зіграти «Медіума»', you: 'граєте «Медіума»', they: 'грає «Медіума»' },
    panic: { button: 'Зіграти «Паніку»', you: 'граєте «Паніку»', they: 'грає «Паніку»' },
    nerves: { button: 'Зіграти «Сталеві нерви»', you: 'граєте «Сталеві нерви»', they: 'грає «Сталеві нерви»' },
    hat: { button: 'Зіграти «Капелюх»', you: 'граєте «Капелюх»', they: 'грає «Капелюх»' },
    thief: { button: 'Зіграти «Крадія»', you: 'граєте «Крадія»', they: 'грає «Крадія»' },
    cardsharp: { button: 'Зіграти «Шулера»', you: 'граєте «Шулера»', they: 'грає «Шулера»' },
    misfire: { button: 'Зіграти «Осічку»', you: 'граєте «Осічку»', they: 'грає «Осічку»' },
    will: { button: 'Зіграти «Заповіт»', you: 'граєте «Заповіт»', they: 'грає «Заповіт»' },
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
    bang: { asked: 'Бабах! Зіграйте «Осічку», інакше ви вибуваєте.', others: name => `${name} дивиться на «Бабах!» і думає.` },
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
    first: { name: 'Перший гравець', about: 'Хто ходить першим.', chance: 'попередній переможець або жереб' },
  },
  endings: { 'last-one-standing': 'лишився один гравець' },
  bots: {
    greenhorn: { name: 'Новачок', level: 'грає що під руку трапиться' },
    gunhand: { name: 'Стрілець', level: 'рахує патрони' },
    sharpshooter: { name: 'Снайпер', level: 'нічого не забуває й не пробачає' },
  },
  refusal: why => (Object.hasOwn(refusals, why) ? refusals[why as keyof BulletsRefusals] : null),
};
