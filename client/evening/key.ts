/** Under which name a browser keeps the evenings whose links were opened in it. */
export const EVENINGS = 'evenings';
