/** The named opponents: of which drawings of `people.svg` each is put together, from behind to the front, and the tint of what they wear. */
interface Portrait {
  readonly tint: string;
  readonly parts: readonly string[];
}
const [STRAW, CREAM, GOLD, BLOOD, SKY, ROSE] = ['#d8c39a', '#e8dba8', '#f0cf82', '#98191b', '#b9d3e2', '#e6c9d8'];
/** By the name that their game gives them; the strongest level is one person, in every game. */
export const portraits: { readonly [bot: string]: Portrait | undefined } = {
  legend: { tint: GOLD, parts: ['bust', 'beard', 'patch', 'wide'] },
  // Wright Brothers' Gang
  maggie: { tint: GOLD, parts: ['bust', 'lips', 'curls'] },
  ruth: { tint: SKY, parts: ['bust', 'lips', 'fringe', 'bonnet'] },
  ezra: { tint: CREAM, parts: ['bust', 'beard', 'sides'] },
  colby: { tint: BLOOD, parts: ['bust', 'freckles', 'smile', 'cap'] },
  judith: { tint: BLOOD, parts: ['bust', 'glasses', 'curls', 'creased'] },
  // Caliber 45
  homer: { tint: BLOOD, parts: ['bust', 'smile', 'whiskers', 'straw'] },
  hank: { tint: CREAM, parts: ['bust', 'moustache', 'cap'] },
  cora: { tint: BLOOD, parts: ['braids', 'bust', 'bandolier', 'lips', 'creased'] },
  augusta: { tint: ROSE, parts: ['long', 'bust', 'bandolier', 'lips', 'wide'] },
  // Steel Bullets
  abigail: { tint: CREAM, parts: ['bust', 'glasses', 'lips', 'bun'] },
  dallas: { tint: STRAW, parts: ['bust', 'creased'] },
  vernon: { tint: BLOOD, parts: ['bust', 'goatee', 'cigarillo', 'tall'] },
  silas: { tint: SKY, parts: ['bust', 'moustache', 'stubble', 'tall'] },
  // Revolver
  delilah: { tint: ROSE, parts: ['long', 'bust', 'lips', 'mark', 'veil', 'bowler'] },
  ike: { tint: SKY, parts: ['bust', 'stubble', 'cigarillo', 'tousle'] },
  abner: { tint: GOLD, parts: ['bust', 'glasses', 'whiskers', 'bowler'] },
  lucius: { tint: STRAW, parts: ['bust', 'goatee', 'smile', 'wide'] },
};
