/** What a card of Revolver is called and what it says. */
export interface CardText {
  readonly name: string;
  /** As a small card calls it, where the name is too long for one. What a name says after a dash is left out anyway. */
  readonly short?: string;
  /** What the printed card is called in this language, where we call it otherwise. */
  readonly printed?: string;
  /** Empty on a card that is only a number. */
  readonly text: string;
}
