import { who, whoIn, whose } from '@tavola/games/text/en.ts';
import { asked, type ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask } from '../../rules/state/moves.ts';
import type { Window } from '../../rules/state/state.ts';
import { at, card, places, the } from './phrases.ts';

/** What may be answered in each window, given whose turn it is. */
const inWindow: { readonly [window in Window]: (whose: string) => string } = {
  t0: (active) => `Before ${active} turn: a card?`,
  c1a: (active) => `Prevent ${active} acquisition?`,
  c1b: (active) => `After ${active} acquisition: card?`,
  c2a: (active) => `Prevent ${active} insertion?`,
  c2b: (active) => `After ${active} insertion: a card?`,
  a3: (active) => `Respond to ${active} walk?`,
  a4: (active) => `Before ${active} phase 4: a card?`,
  te: (active) => `End of ${active} turn: a card?`,
};

export const asks: ByKind<Ask> = {
  draft: ({ left }) => `Take a card from the pack (${left} left)`,
  'order-symbol-deck': ({ left }) =>
    asked(`Next symbol of the deck? (${left} to go)`, `Order your symbol deck: which comes next? (${left} to go)`),
  'order-memory-deck': ({ left }) =>
    asked(`Next memory of the deck? (${left} to go)`, `Order your memory deck: which comes next? (${left} to go)`),
  'opening-symbols': asked('Choose up to 2 symbols', 'Choose up to 2 symbols from your depot to start with'),

  window: (it, say) => inWindow[it.window](whose(it.active, say)),
  respond: ({ user, card: played, effect }, say) =>
    asked(
      `Respond to ${card(played)}?`,
      played === effect
        ? `${who(user, say)} used ${card(played)}. Respond?`
        : `${who(user, say)} used ${card(played)} with the effect of ${card(effect)}. Respond?`,
    ),

  acquire: asked('Phase 1: acquire symbols?', 'Phase 1: acquire symbols with your card?'),
  'bottom-symbol': ({ top }) =>
    asked('Choose one of the bottom symbols', `Besides ${the(top)}, choose one of the bottom symbols`),
  insert: 'Phase 2: choose a symbol to insert',
  'insert-where': ({ symbol: kind }) => `Choose where to insert ${the(kind)}`,
  'which-way': ({ symbol: kind, cell }) =>
    kind === 'tower'
      ? asked('Choose the axis of the Tower', `Choose the axis of the Tower ${at(cell)}`)
      : kind === 'mirror'
        ? asked('Which way does the Mirror point?', `Which way does the Mirror ${at(cell)} point?`)
        : asked(`Which way does ${the(kind)} face?`, `Which way does ${the(kind)} ${at(cell)} face?`),
  'fire-after': ({ cell }) =>
    asked('Does the Fire stay or return?', `The Fire ${at(cell)} has burned: does it stay or return to the depot?`),
  'waterfall-after': ({ cell }) =>
    asked(
      'Does the Waterfall stay or return?',
      `The Waterfall ${at(cell)} has cleaned: does it stay or return to the depot?`,
    ),
  'star-line': ({ cell }) =>
    asked('Which line does the Star rearrange?', `Which line does the Star ${at(cell)} rearrange?`),
  'star-place': ({ symbol: kind, cell }) =>
    asked(`Where does ${the(kind)} go?`, `Where does ${the(kind)} ${at(cell)} go?`),
  transform: ({ cell }) => asked('What does the Waterfall become?', `What does the Waterfall ${at(cell)} become?`),
  pushed: asked('A Mirror pushes you: back to where?', 'A Mirror pushes your token back: choose where it goes'),
  walk: 'Phase 3: choose how far to walk',
  memories: asked('Phase 4: anything with your cards?', 'Phase 4: reserve, discard or draw cards?'),
  reserve: 'Choose cards for the Final Reserve',
  discard: 'Discard a card?',
  draw: ({ most }) => (most === 1 ? 'Draw a card?' : `Draw how many cards? (up to ${most})`),
  'draw-on-leaving': ({ most }) =>
    asked(
      `Draw how many cards? (up to ${most})`,
      `You left the Final Zone: how many cards do you draw? (up to ${most})`,
    ),
  'keep-three': ({ left }) =>
    asked(`Which card goes back? (${left} to go)`, `Too many cards: choose which go back to your deck (${left} to go)`),

  'for-whom': ({ card: name }) => `${card(name)}: for whom?`,
  'accept-help': ({ card: name, from }, say) =>
    asked(`Accept ${card(name)}?`, `${who(from, say)} offers you ${card(name)}. Accept?`),
  target: ({ card: name }) => `${card(name)}: on whom?`,
  'reveal-next': ({ card: name }) =>
    asked('Reveal whose reserved cards?', `${card(name)}: whose reserved cards do you reveal?`),
  place: ({ card: name, target }, say) =>
    asked('The hand or the Final Reserve?', `${card(name)}: ${whose(target, say)} hand or Final Reserve?`),
  'own-place': ({ card: name }) =>
    asked('Give from hand or Final Reserve?', `${card(name)}: give a card from your hand or from your Final Reserve?`),
  mode: ({ card: name }) =>
    name === 'nightmare-of-abandonment'
      ? asked(
          'Trade symbols or just take one?',
          `${card(name)}: trade (give one symbol, receive two) or just take one?`,
        )
      : `${card(name)}: which way?`,
  'how-many': ({ card: name, target }, say) =>
    asked('How many cards do you take?', `${card(name)}: how many of ${whose(target, say)} cards do you take?`),
  'give-symbol': ({ card: name, target }, say) =>
    asked(
      `Which symbol goes to ${whoIn(target, say)}?`,
      `${card(name)}: which symbol from your reserve goes to ${whoIn(target, say)}?`,
    ),
  'take-symbol': ({ card: name, target }, say) =>
    asked(
      target === say.me ? 'Take which symbol?' : `Take which symbol from ${whoIn(target, say)}?`,
      `${card(name)}: which symbol do you take from ${whose(target, say)} reserve?`,
    ),
  'remove-symbol': ({ card: name, left }) =>
    asked(`Remove a symbol (up to ${left})`, `${card(name)}: choose a symbol from the reserves (up to ${left})`),
  'discard-symbol': ({ card: name }) =>
    asked('Discard a symbol of your reserve', `${card(name)}: discard a symbol from your reserve`),
  'theory-symbol': ({ card: name }) => asked('Which symbol do you copy?', `${card(name)}: which symbol do you copy?`),
  'plural-symbol': ({ card: name }) =>
    asked('Which symbol do you insert?', `${card(name)}: which symbol do you insert?`),
  destroy: ({ left }) =>
    asked(`Destroy a symbol (up to ${left})`, `Ruins of Domodora: choose a symbol to destroy (up to ${left})`),
  relocate: ({ left }) =>
    asked(`Relocate a symbol (up to ${left})`, `Obtuse Laceration: choose a symbol to relocate (up to ${left})`),
  'relocate-where': ({ symbol: kind, cell }) =>
    asked(`Where does ${the(kind)} go?`, `Where does ${the(kind)} ${at(cell)} go?`),
  entropy: ({ done }) =>
    done === 0
      ? asked('Insert a symbol', 'Dogmatic Entropy: choose a symbol to insert')
      : asked('Insert another one?', 'Dogmatic Entropy: insert another one?'),
  'invade-where': ({ target }, say) =>
    asked(
      'Which Footprint do you enter?',
      `Relative Dimensions: which Footprint in ${whose(target, say)} land do you enter?`,
    ),
  'walk-where': ({ target }, say) =>
    asked(
      `How far does ${whose(target, say)} token go?`,
      `Laments of Lucaresti: how far does ${whose(target, say)} token go?`,
    ),
  'footprint-source': asked(
    'Give a Footprint from where?',
    'Breath of Beings: where does the Footprint you give come from?',
  ),
  'footprint-recipient': asked('Who receives the Footprint?', 'Breath of Beings: who receives the Footprint?'),
  revive: asked('Which card do you revive?', "Calamandara Q'Hoz: which card do you revive?"),
  'now-or-later': ({ card: name }) =>
    asked('Use it now or keep it?', `${card(name)}: use it now or keep it on your deck?`),

  'blind-pick': ({ card: name, target, place }, say) =>
    asked(
      `Choose one of ${whose(target, say)} cards`,
      `${card(name)}: choose a card from ${whose(target, say)} ${places[place]}`,
    ),
  'own-card': ({ card: name, place }) =>
    asked(
      `Give which card of your ${places[place]}?`,
      `${card(name)}: which card from your ${places[place]} do you give?`,
    ),

  'who-begins': 'Who begins the journey?',
  'drew-card': ({ seat }, say) => `Which memory did ${whoIn(seat, say)} draw?`,
  'deck-card': ({ seat }, say) =>
    asked('Which memory comes next?', `Which memory comes next in ${whose(seat, say)} deck?`),
  'symbol-card': ({ seat }, say) =>
    asked('Which symbol card was revealed?', `Which symbol card was revealed on ${whose(seat, say)} deck?`),
  'deck-symbol-card': ({ seat }, say) =>
    asked('Which symbol card comes next?', `Which symbol card comes next in ${whose(seat, say)} deck?`),
  'lost-card': ({ seat, place }, say) =>
    asked(`Which card left the ${places[place]}?`, `Which card left ${whose(seat, say)} ${places[place]}?`),
};
