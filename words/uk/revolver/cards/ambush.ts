/** The ambush cards, in Ukrainian. */
import type { CardText } from '../../../revolver/card-text.ts';
import type { AmbushCard } from '../../../revolver/cards.ts';

export const ambush = {
  'riflemen-on-the-ridge': {
    name: 'Стрільці на гребені',
    text: 'Поки маркер ходу тут, Макреді має +4 до вогневої моці в цій локації.',
  },
  'men-behind-the-wagons': {
    name: 'Люди за фургонами',
    text: 'Макреді бере дві картки. Поки маркер ходу тут, Макреді має +3 до вогневої моці в цій локації.',
  },
  crossfire: { name: 'Перехресний вогонь', text: 'Лише в цій атаці Макреді має +6 до вогневої моці.' },
  'sharpshooter-in-the-tower': { name: 'Влучний стрілець на дзвіниці', text: 'Убийте двох бандитів.' },
  'shot-in-the-back': {
    name: 'Постріл у спину',
    text: 'Двічі: убийте одного бандита з живучістю 3 або менше на вибір Макреді. Якщо таких немає, убийте одного бандита за звичайним правилом.',
  },
  'caught-at-the-water-hole': {
    name: 'Заскочені біля водопою',
    text: 'Убийте одного бандита, потім Колті скидає одну картку на свій вибір.',
  },
  'trip-wire': { name: 'Мотузка впоперек стежки', text: 'Колті скидає три картки на свій вибір.' },
  'false-alarm-jumpy-trigger': {
    name: 'Хибна тривога: здали нерви',
    text: 'Колті знищує в цій локації одного законника з базовою вогневою міццю 2 або менше.',
  },
  'false-alarm-beaten-to-the-punch': {
    name: 'Хибна тривога: банда випередила',
    text: 'Колті бере картку й може покласти фішку на одну зі своїх карток у цій локації.',
  },
} as const satisfies { readonly [id in AmbushCard]: CardText };
