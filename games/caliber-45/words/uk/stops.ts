/** What the matches on the trail of Caliber 45 are called and teach, in Ukrainian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Малий куш', teaches: 'Коротка гра один на один: озброїтися, виїхати, повернутися.' },
  gangs: { title: 'Дві банди', teaches: 'Двоє на двох: виїжджайте з напарником і пам’ятайте, що здобич у вас спільна.' },
  short: { title: 'У меншості', teaches: 'Один проти двох, зате вам треба менше: грабуйте частіше й не встрявайте в перестрілки.' },
  three: { title: 'Кожен за себе', teaches: 'Три банди по одному й багатий Форт-Нокс: хай першими стріляють інші.' },
  legend: { title: 'Мільйон проти Легенди', teaches: 'Увесь шлях, і допомогти нікому. Кінець стежки.' },
};
