/** What a card of Revolver is called and what it says. */
export interface CardText {
  readonly name: string;
  /** Empty on a card that is only a number. */
  readonly text: string;
}
