import type { SymbolKind } from '../../rules/state/symbols.ts';
import { type MemoryWords, memoriesIn, type SymbolText } from '../card-text.ts';

/** The 28 memory cards in English. */
const memories: MemoryWords = {
  'dissonant-echoes': {
    name: 'Dissonant Echoes',
    act: 'Take the effect',
    when: 'In response to an attack against you.',
    effect: 'Take over the effect of the last card, which attacks you, and use it with your choices against anyone.',
  },
  'mirage-of-sleep': {
    name: 'Mirage of Sleep',
    act: 'Draw cards',
    effect: 'Draw memories up to 5 in hand, or up to 3 in the Final Zone; or let another traveller do so.',
  },
  'dominion-of-ircai': {
    name: 'Dominion of Ircai',
    act: 'Copy the effect',
    when: "In response to another traveller's card.",
    effect:
      'Carry out, with your own choices, the effect of the card another traveller is using; theirs still happens.',
  },
  'errancy-of-silence': {
    name: 'Errancy of Silence',
    act: 'Prevent the turn',
    when: "When the target's turn is about to begin.",
    effect: 'The traveller whose turn was about to begin does not play it.',
  },
  'helm-of-solitude': {
    name: 'Helm of Solitude',
    act: 'Cancel or prevent',
    when: 'In response to a card, or right after an insertion.',
    effect: 'Cancel the last card used, or prevent the whole insertion of symbols in progress.',
  },
  'the-well': {
    name: 'The Well',
    act: 'Rotate hands',
    effect: 'All hands pass one seat clockwise (counter-clockwise if the card was taken).',
  },
  'relative-dimensions': {
    name: 'Relative Dimensions',
    act: 'Invade',
    effect:
      "Carry your token to a Footprint in another traveller's land, level with their token or behind it; to any, if their token is elsewhere. It cannot be cancelled.",
  },
  'ruins-of-domodora': {
    name: 'Ruins of Domodora',
    act: 'Destroy symbols',
    effect: 'Destroy one or two symbols on the board; they go to your depot.',
  },
  'nomad-lands': {
    name: 'Nomad Lands',
    act: 'Acquire symbols',
    effect: "Acquire with any traveller's revealed symbol card, with symbols from that traveller's depot.",
  },
  'nightmare-of-abandonment': {
    name: 'Nightmare of Abandonment',
    act: 'Trade reserves',
    effect: "Give one symbol from your reserve and receive two from another traveller's; or take one and give nothing.",
  },
  'sealed-fields': {
    name: 'Sealed Fields',
    act: 'Prevent attacks',
    when: "In the target's turn: before phase 1, before or after phase 2; or in response to a card that inserts.",
    effect:
      'Until the end of the turn the target inserts no Mirror, Mountain, Fire or Star; those just inserted return to the reserve.',
  },
  'breath-of-beings': {
    name: 'Breath of Beings',
    act: 'Cancel a card',
    when: 'In response to a card.',
    effect:
      'The last card loses its effect; in return one of your Footprints goes to the depot of another traveller. It does not cancel Helm.',
  },
  'submerged-paintings': {
    name: 'Submerged Paintings',
    act: 'Rotate symbols',
    effect:
      'The revealed symbol cards, or the whole decks with their discards, pass one seat clockwise (counter-clockwise if the card was taken).',
  },
  'the-oracle': {
    name: 'The Oracle',
    act: 'Prevent drawing',
    when: 'When the target announces phase 4, or in response to Mirage of Sleep.',
    effect: 'Until the end of the turn the target neither reserves nor draws memories.',
  },
  'praximechanic-theory': {
    name: 'Praximechanic Theory',
    act: 'Copy a symbol',
    effect:
      'Insert from your depot a symbol of a kind that is on the board; then discard one from your reserve, if any. Or let another traveller do so.',
  },
  'plural-minds': {
    name: 'Plural Minds',
    act: 'Double acquisition',
    when: 'When another traveller acquires symbols.',
    effect:
      'Take from your depot the same symbols another traveller has just acquired: one enters the board, the other stays in the reserve.',
  },
  'dogmatic-shadow': {
    name: 'Dogmatic Shadow',
    act: 'Eliminate a card',
    effect: "Eliminate one unseen card from a traveller's hand or Final Reserve.",
  },
  'delirium-of-armio': {
    name: 'Delirium of Armiô',
    act: 'Prevent insertion',
    when: 'Right after an insertion, or in response to a card that inserts.',
    effect: "The target's insertion of symbols does not happen; if it has been done, all of it is undone.",
  },
  'obtuse-laceration': {
    name: 'Obtuse Laceration',
    act: 'Relocate symbols',
    effect: 'Relocate one symbol to any space; or one or two only inside the Final Zone or only among Initial Zones.',
  },
  'calamandara-qhoz': {
    name: "Calamandara Q'Hoz",
    act: 'Revive a card',
    effect: "Use the effect of the top card of another traveller's discard; it then goes to your discard.",
  },
  'guardian-of-maurna': {
    name: 'Guardian of Maurnã',
    act: 'Prevent acquiring',
    when: 'Right after an acquisition, or in response to Nomad Lands.',
    effect: "The target's acquisition of symbols does not happen; if it has been done, all of it is undone.",
  },
  'fall-of-winds': {
    name: 'Fall of Winds',
    act: 'Repeat the turn',
    when: 'When a turn ends.',
    effect: 'The traveller whose turn has ended plays another full turn at once.',
  },
  'gavonian-mirror': {
    name: 'Gavonian Mirror',
    act: 'Trade cards',
    effect:
      "With other cards in hand: trade one (from hand or Final Reserve) for up to two of a traveller's, or among your own. With none: take one unseen from another traveller.",
  },
  'temple-of-calon': {
    name: 'Temple of Calon',
    act: 'Destroy reserve',
    effect:
      "Remove one or two symbols from the reserves of travellers of your choice; they go to your depot (or, as a table option, to the loser's).",
  },
  'dionesian-perception': {
    name: 'Dionesian Perception',
    act: 'Reveal reserved',
    effect:
      'The reserved cards of the chosen opponents stay revealed until the end of the game; whoever cancels it protects only themselves.',
  },
  'laments-of-lucaresti': {
    name: 'Laments of Lucaresti',
    act: 'Move a token',
    effect: 'Move any token by a walk, as in phase 3, never to a start point.',
  },
  'monument-in-duadar': {
    name: 'Monument in Duadar',
    act: 'Prevent movement',
    when: 'When the target declares a walk, or in response to Laments.',
    effect: 'The walk does not happen; the push of a Mirror still does.',
  },
  'dogmatic-entropy': {
    name: 'Dogmatic Entropy',
    act: 'Insert symbols',
    effect:
      'Put one or more symbols from your reserve on the board, independently of phase 2; or let another traveller do so.',
  },
};
export const cards = memoriesIn(memories, 'In any open window or in response.');

/** The nine symbols in English. */
export const symbols: { readonly [kind in SymbolKind]: SymbolText } = {
  footprint: {
    name: 'Footprint',
    plural: 'Footprints',
    the: 'the Footprint',
    effect:
      'Path: a token walks and stops only on linked Footprints. It always points to the front of the player who inserted it.',
  },
  mountain: {
    name: 'Mountain',
    plural: 'Mountains',
    the: 'the Mountain',
    effect: 'Block: it fills a space and closes the way.',
  },
  tower: {
    name: 'Tower',
    plural: 'Towers',
    the: 'the Tower',
    effect:
      'Defence: the line of its axis receives no Mountain, Mirror, Fire or Star and no card effects; Mirrors are inactive there.',
  },
  fire: {
    name: 'Fire',
    plural: 'Fires',
    the: 'the Fire',
    effect:
      'Destroys the symbol where it enters (not a Footprint under a token, a Waterfall or a Fire), then stays or returns to the depot.',
  },
  star: {
    name: 'Star',
    plural: 'Stars',
    the: 'the Star',
    effect:
      'On entry it rearranges the symbols of its row or column in the same zone; on the Rift also those of a diagonal.',
  },
  mirror: {
    name: 'Mirror',
    plural: 'Mirrors',
    the: 'the Mirror',
    effect: 'Pushes the token that faces its tip one space back; with no Footprint behind, the token decays.',
  },
  waterfall: {
    name: 'Waterfall',
    plural: 'Waterfalls',
    the: 'the Waterfall',
    effect:
      "In its owner's next turn it may become a Footprint, Tower or Mountain; otherwise it leaves. On a Fire, it cleans it.",
  },
  cave: {
    name: 'Cave',
    plural: 'Caves',
    the: 'the Cave',
    effect: 'Links its line diagonally to the next: one column to the side; with two Caves, farther.',
  },
  wing: {
    name: 'Wing',
    plural: 'Wings',
    the: 'the Wing',
    effect: 'Lets tokens jump a whole line, even a blocked one, to the Footprint beyond it.',
  },
};
