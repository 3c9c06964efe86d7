import { who, whoIn, whose } from '@tavola/games/text/en.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask } from '../../rules/state/moves.ts';
import type { Window } from '../../rules/state/state.ts';
import { at, card, places, the } from './phrases.ts';

/** What may be answered in each window, given whose turn it is. */
const inWindow: { readonly [window in Window]: (whose: string) => string } = {
  t0: (active) => `Before ${active} turn: use a card?`,
  c1a: (active) => `Prevent ${active} acquisition?`,
  c1b: (active) => `After ${active} acquisition: use a card?`,
  c2a: (active) => `Prevent ${active} insertion?`,
  c2b: (active) => `After ${active} insertion: use a card?`,
  a3: (active) => `Respond to ${active} declared walk?`,
  a4: (active) => `Before ${active} phase 4: use a card?`,
  te: (active) => `End of ${active} turn: use a card?`,
};

export const asks: ByKind<Ask> = {
  draft: ({ left }) => `Take a card from the pack (${left} left)`,
  'order-symbol-deck': ({ left }) => `Order your symbol deck: which comes next? (${left} to go)`,
  'order-memory-deck': ({ left }) => `Order your memory deck: which comes next? (${left} to go)`,
  'opening-symbols': 'Choose up to 2 symbols from your depot to start with',

  window: (it, say) => inWindow[it.window](whose(it.active, say)),
  respond: ({ user, card: played, effect }, say) =>
    played === effect
      ? `${who(user, say)} used ${card(played)}. Respond?`
      : `${who(user, say)} used ${card(played)} with the effect of ${card(effect)}. Respond?`,

  acquire: 'Phase 1: acquire symbols with your card?',
  'bottom-symbol': ({ top }) => `Besides ${the(top)}, choose one of the bottom symbols`,
  insert: 'Phase 2: choose a symbol to insert',
  'insert-where': ({ symbol: kind }) => `Choose where to insert ${the(kind)}`,
  'which-way': ({ symbol: kind, cell }) =>
    kind === 'tower'
      ? `Choose the axis of the Tower ${at(cell)}`
      : kind === 'mirror'
        ? `Which way does the Mirror ${at(cell)} point?`
        : `Which way does ${the(kind)} ${at(cell)} face?`,
  'fire-after': ({ cell }) => `The Fire ${at(cell)} has burned: does it stay or return to the depot?`,
  'waterfall-after': ({ cell }) => `The Waterfall ${at(cell)} has cleaned: does it stay or return to the depot?`,
  'star-line': ({ cell }) => `Which line does the Star ${at(cell)} rearrange?`,
  'star-place': ({ symbol: kind, cell }) => `Where does ${the(kind)} ${at(cell)} go?`,
  transform: ({ cell }) => `What does the Waterfall ${at(cell)} become?`,
  pushed: 'A Mirror pushes your token back: choose where it goes',
  walk: 'Phase 3: choose how far to walk',
  memories: 'Phase 4: reserve, discard or draw cards?',
  reserve: 'Choose cards for the Final Reserve',
  discard: 'Discard a card?',
  draw: ({ most }) => (most === 1 ? 'Draw a card?' : `How many cards do you draw? (up to ${most})`),
  'draw-on-leaving': ({ most }) => `You left the Final Zone: how many cards do you draw? (up to ${most})`,
  'keep-three': ({ left }) => `Too many cards: choose which go back to your deck (${left} to go)`,

  'for-whom': ({ card: name }) => `${card(name)}: for whom?`,
  'accept-help': ({ card: name, from }, say) => `${who(from, say)} offers you ${card(name)}. Accept?`,
  target: ({ card: name }) => `${card(name)}: choose a traveller`,
  'reveal-next': ({ card: name }) => `${card(name)}: whose reserved cards do you reveal?`,
  place: ({ card: name, target }, say) => `${card(name)}: ${whose(target, say)} hand or Final Reserve?`,
  'own-place': ({ card: name }) => `${card(name)}: give a card from your hand or from your Final Reserve?`,
  mode: ({ card: name }) =>
    name === 'nightmare-of-abandonment'
      ? `${card(name)}: trade (give one symbol, receive two) or just take one?`
      : `${card(name)}: choose the mode`,
  'how-many': ({ card: name, target }, say) => `${card(name)}: how many of ${whose(target, say)} cards do you take?`,
  'give-symbol': ({ card: name, target }, say) =>
    `${card(name)}: which symbol from your reserve goes to ${whoIn(target, say)}?`,
  'take-symbol': ({ card: name, target }, say) =>
    `${card(name)}: which symbol do you take from ${whose(target, say)} reserve?`,
  'remove-symbol': ({ card: name, left }) => `${card(name)}: choose a symbol from the reserves (up to ${left})`,
  'discard-symbol': ({ card: name }) => `${card(name)}: discard a symbol from your reserve`,
  'theory-symbol': ({ card: name }) => `${card(name)}: which symbol do you copy?`,
  'plural-symbol': ({ card: name }) => `${card(name)}: which symbol do you insert?`,
  destroy: ({ left }) => `Ruins of Domodora: choose a symbol to destroy (up to ${left})`,
  relocate: ({ left }) => `Obtuse Laceration: choose a symbol to relocate (up to ${left})`,
  'relocate-where': ({ symbol: kind, cell }) => `Where does ${the(kind)} ${at(cell)} go?`,
  entropy: ({ done }) =>
    done === 0 ? 'Dogmatic Entropy: choose a symbol to insert' : 'Dogmatic Entropy: insert another one?',
  'invade-where': ({ target }, say) =>
    `Relative Dimensions: which Footprint in ${whose(target, say)} land do you enter?`,
  'walk-where': ({ target }, say) => `Laments of Lucaresti: how far does ${whose(target, say)} token go?`,
  'footprint-source': 'Breath of Beings: where does the Footprint you give come from?',
  'footprint-recipient': 'Breath of Beings: who receives the Footprint?',
  revive: "Calamandara Q'Hoz: which card do you revive?",
  'now-or-later': ({ card: name }) => `${card(name)}: use it now or keep it on your deck?`,

  'blind-pick': ({ card: name, target, place }, say) =>
    `${card(name)}: choose a card from ${whose(target, say)} ${places[place]}`,
  'own-card': ({ card: name, place }) => `${card(name)}: which card from your ${places[place]} do you give?`,

  'who-begins': 'Who begins the journey?',
  'drew-card': ({ seat }, say) => `Which memory did ${whoIn(seat, say)} draw?`,
  'deck-card': ({ seat }, say) => `Which memory comes next in ${whose(seat, say)} deck?`,
  'symbol-card': ({ seat }, say) => `Which symbol card was revealed on ${whose(seat, say)} deck?`,
  'deck-symbol-card': ({ seat }, say) => `Which symbol card comes next in ${whose(seat, say)} deck?`,
  'lost-card': ({ seat, place }, say) => `Which card left ${whose(seat, say)} ${places[place]}?`,
};
