/** What a card says. Each suit has files of its own in text/cards. */
export type CardText = {
  readonly name: string;
  /** What it does, in our words. */
  readonly text: string;
  readonly rulings?: readonly string[];
  /** What its power asks, by the part of its text (`{kind: 'power', card, part}`). */
  readonly asks?: { readonly [part: string]: string };
};
export type CardTexts = { readonly [card: string]: CardText };
