import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options, SeatChoice } from '../../rules/state/options.ts';
import { levelEffect, traitOptions } from '../options.ts';
import { automatonTexts } from './automata/all.ts';

export const options: OptionWords<Options> = {
  map: {
    name: 'Map',
    help: 'Four woodlands with rules of their own',
    values: { autumn: 'Autumn', winter: 'Winter', lake: 'Lake', mountain: 'Mountain' },
    about: {
      autumn: 'The printed suits; a good first map',
      winter: 'A river that divides forests too',
      lake: 'A ferry between four shores, with a card for the passenger',
      mountain: 'Closed paths that a card opens, and a Pass worth ruling',
    },
  },
  suitMarkers: {
    name: 'Suit markers on Autumn',
    help: 'Deal the suits of the clearings by chance, as on the other maps',
  },
  deck: {
    name: 'Deck',
    help: 'Which shared deck is used',
    values: { base: 'Base deck', 'exiles-partisans': 'Exiles & Partisans' },
  },
  dominance: {
    name: 'Dominance cards',
    help: 'Whether the four dominance cards are in the deck',
    values: { auto: 'By the rules (not with one or two people)', always: 'Always', never: 'Never' },
  },
  coalition: { name: 'Coalition', help: 'The Vagabond may win together with the player who is last' },
  coalitionNeeds10: { name: 'Coalition from 10 VP', help: 'The Vagabond needs 10 VP to form a coalition' },
  cooperative: {
    name: 'Together against the automata',
    help: 'Every person must reach 30 VP before an automaton does; automata leave each other alone',
  },
  humanTeamRule: {
    name: 'People rule together',
    help: 'People add up their warriors and buildings to rule a clearing; an easier game',
  },
  seating: {
    name: 'Turn order',
    help: 'Who plays after whom',
    values: { chance: 'By chance', seats: 'As people sit; the first player by chance' },
  },
  roundLimit: {
    name: 'Round limit',
    help: 'After this round the game is a draw, and in a cooperative game the automata win; 0 means no limit',
  },
};

export const seatSettings: OptionWords<SeatChoice> = {
  ...traitOptions(automatonTexts, { name: 'Traits', help: 'What sets this automaton apart' }),
  level: {
    name: 'Level',
    help: 'How strong the automaton is',
    values: { easy: 'Easy', normal: 'Normal', challenging: 'Challenging', nightmare: 'Nightmare' },
    effect: levelEffect(automatonTexts, (vp) => `+${vp} VP a turn`),
  },
  marchOnce: { name: 'March once', help: 'Warriors that marched this turn do not march on' },
  battlePerCard: {
    name: 'Battle for each card',
    help: 'The Eyrie battles once for each card of a column instead of once for each column',
  },
  spreadFallbackAdjacent: {
    name: 'Sympathy stays together',
    help: 'The Alliance spreads next to its sympathy, once there is any, even when no ordered clearing is there',
  },
  duchySetupBird: {
    name: 'A bird card at setup',
    help: 'Which minister of the Duchy a bird card crowns when it sets up',
    values: { bottommost: 'The lowest without a crown', topmost: 'The highest without a crown' },
  },
  botCornerAvoids: {
    name: 'Starting corner',
    help: 'Whose starting corners this automaton leaves alone',
    values: { players: 'Of all players', bots: 'Of other automata only' },
  },
  services: {
    name: 'Services it buys',
    help: 'Whether this automaton buys from the Riverfolk, and by which cards',
    values: {
      auto: 'The basic cards, if the Riverfolk play',
      none: 'None',
      basic: 'The basic cards',
      'basic+advanced': 'The basic and the advanced cards',
    },
  },
  riverfolkTradePostPenalty: {
    name: 'Lost trade posts cost payments',
    help: 'Whoever removes a trade post takes half of their warriors out of Payments',
  },
  faction: {
    name: 'Faction',
    help: 'Which faction this seat plays',
    values: {
      random: 'By chance',
      'in-turn-order': 'Picked at the table, the last in turn order first',
      marquise: 'Marquise de Cat',
      eyrie: 'Eyrie Dynasties',
      alliance: 'Woodland Alliance',
      vagabond: 'Vagabond',
      lizards: 'Lizard Cult',
      riverfolk: 'Riverfolk Company',
      duchy: 'Underground Duchy',
      corvids: 'Corvid Conspiracy',
    },
    about: {
      marquise: 'Easy. Holds nearly everything at the start and builds on it with wood.',
      eyrie: 'Medium. A Decree that grows each turn and must be kept, or all collapses.',
      alliance: 'Medium. Gathers sympathy in secret, then revolts.',
      vagabond: 'Medium. A lone wanderer with items, quests and changing friends.',
      lizards: 'Hard. Lives on what the others discard and on the loyalty of its gardens.',
      riverfolk: 'Hard. Sells services to everybody and earns on their wars.',
      duchy: 'Hard. Tunnels up from the Burrow and wins ministers.',
      corvids: 'Hard. Hides plots in plain sight.',
    },
  },
  character: {
    name: 'Character',
    help: 'Which Vagabond this seat plays',
    values: {
      choose: 'Chosen at the table',
      thief: 'Thief',
      tinker: 'Tinker',
      ranger: 'Ranger',
      vagrant: 'Vagrant',
      arbiter: 'Arbiter',
      scoundrel: 'Scoundrel',
      adventurer: 'Adventurer',
      ronin: 'Ronin',
      harrier: 'Harrier',
    },
  },
};

/** Why the game ended, and why options do not fit. */
export const reasons: { readonly [reason: string]: string } = {
  points: 'Thirty victory points.',
  'people-together': 'Every person has reached thirty victory points.',
  automata: 'An automaton was first to reach thirty victory points.',
  'cooperative-alone': 'Playing together takes at least one person and one automaton.',
  dominance: 'The dominance card was fulfilled.',
  'round-limit': 'The round limit was reached.',
  'no-automaton-left': 'There are not enough automata for these seats.',
  'faction-twice': 'Only the Vagabond can be played twice.',
  'three-vagabonds': 'At most two Vagabonds can play.',
  'character-twice': 'Two Vagabonds need different characters.',
};
