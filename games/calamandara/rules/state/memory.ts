/** The 28 memory cards and their 72 copies: printed facts. What they do is in cards/. */
import printed from '../../data/memory-cards.json' with { type: 'json' };

export type CardName =
  | 'dissonant-echoes'
  | 'mirage-of-sleep'
  | 'dominion-of-ircai'
  | 'errancy-of-silence'
  | 'helm-of-solitude'
  | 'the-well'
  | 'relative-dimensions'
  | 'ruins-of-domodora'
  | 'nomad-lands'
  | 'nightmare-of-abandonment'
  | 'sealed-fields'
  | 'breath-of-beings'
  | 'submerged-paintings'
  | 'the-oracle'
  | 'praximechanic-theory'
  | 'plural-minds'
  | 'dogmatic-shadow'
  | 'delirium-of-armio'
  | 'obtuse-laceration'
  | 'calamandara-qhoz'
  | 'guardian-of-maurna'
  | 'fall-of-winds'
  | 'gavonian-mirror'
  | 'temple-of-calon'
  | 'dionesian-perception'
  | 'laments-of-lucaresti'
  | 'monument-in-duadar'
  | 'dogmatic-entropy';

/** One of the 72 copies, 0 to 71. Equal copies are told apart only inside the state, never in a view. */
export type Card = number;

export const CARD_NAMES: readonly CardName[] = printed.cards.map((card) => card.id as CardName);
/** The name of each copy. */
export const NAME: readonly CardName[] = printed.cards.flatMap((card) =>
  new Array<CardName>(card.quantity).fill(card.id as CardName),
);

const linked = new Set(printed.cards.filter((card) => card.kind === 'linked').map((card) => card.id));

/** Linked cards are used only together with the action they name; the others at any moment (CAL-5.19.2). */
export const isLinked = (name: CardName): boolean => linked.has(name);
