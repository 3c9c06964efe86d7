/** What a world between two games looks like, in each form in which it was ever kept. What lies where at all is checked by `flaw`. */
import {
  either,
  fields,
  isFlag,
  isNull,
  keyed,
  list,
  type Shape,
  text,
  whole,
  wordOf,
} from '@tavola/kernel/rules/shape.ts';
import { EXILE_COLOURS, OATHS, REGIONS, SLOTS, SUITS } from './data/board.ts';
import { CARD_NUMBERS, denizens, EDIFICES, edifices, relics, relicsOfDeck, sites, visions } from './data/cards.ts';
import { NODE_IDS, ROWS, TACTICS } from './data/mind.ts';

const MOST_GAMES = 100_000;
const MOST_SEATS = 6;
/** Far beyond what the box holds of anything. */
const MANY = 500;
const LONGEST_NAME = 200;

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const count = whole(0, MANY);
const seat = whole(0, MOST_SEATS - 1);
const oath = wordOf(OATHS);
const colour = wordOf(['purple', ...EXILE_COLOURS]);
const how = wordOf(['empire', 'successor', 'usurper', 'vision', 'usurper-and-vision']);
const denizen = wordOf(ids(denizens));
const vision = wordOf(ids(visions));
const relic = wordOf(ids(relics));
const worldCard = either(denizen, vision);
const site = wordOf(ids(sites));
const atSite = either(denizen, wordOf(ids(edifices)));
const edifice = list(wordOf(EDIFICES), EDIFICES.length);
const pile = (card: Shape) => list(card, MANY);
const deckRelics = list(wordOf(relicsOfDeck), relicsOfDeck.length);
const bySuit = (value: Shape) => fields(Object.fromEntries(SUITS.map((suit) => [suit, value])));

const saved = {
  name: text(LONGEST_NAME),
  gameNumber: whole(1, MOST_GAMES),
  boards: fields(Object.fromEntries(EXILE_COLOURS.map((one) => [one, wordOf(['exile', 'citizen'])]))),
  history: list(fields({ winner: colour, role: wordOf(['chancellor', 'exile', 'citizen']), how, oath }), MOST_GAMES),
};
const between = {
  ...saved,
  oath,
  archiveEdifices: edifice,
  people: keyed(['1', '2', '3', '4', '5'], wordOf(EXILE_COLOURS)),
  seats: list(seat, MOST_SEATS),
};

export const openShape = fields({
  ...between,
  slots: list(fields({ site: either(site, isNull), cards: pile(atSite), relics: count }), SLOTS.length, SLOTS.length),
  dispossessed: count,
  archived: count,
  suits: bySuit(count),
  relics: count,
});

const lot = fields({ cards: pile(denizen), n: count });
export const stockShape = fields({
  pool: pile(denizen),
  archive: pile(denizen),
  dispossessed: pile(denizen),
  joining: list(lot, SUITS.length),
  leaving: lot,
  treasure: deckRelics,
  reliquary: count,
  theirs: deckRelics,
  lying: list(count, SLOTS.length, SLOTS.length),
});

/** Version 1: with every order. */
export const worldShape = fields({
  ...between,
  slots: list(fields({ site, faceup: isFlag, cards: pile(atSite), relics: deckRelics }), SLOTS.length, SLOTS.length),
  worldDeck: pile(worldCard),
  relicDeck: deckRelics,
  siteDeck: pile(site),
  archive: bySuit(pile(denizen)),
  dispossessed: pile(denizen),
});

// ---- the final position of a game whose Chronicle was not written

const lying = (card: Shape) => ({ card, favor: count, secrets: count });
const node = wordOf(NODE_IDS);
const markers = list(wordOf(SUITS), SUITS.length);
const rows = list(markers, ROWS.length, ROWS.length);
const prince = fields({
  unaligned: markers,
  friends: rows,
  conspirators: rows,
  ambition: count,
  tactics: whole(0, TACTICS.length - 1),
  threat: either(isNull, fields({ line: wordOf(['successor', 'usurper', 'vision', 'oathkeeper']), node })),
  assessed: isFlag,
  token: node,
  start: node,
  thoughts: list(() => true, MANY),
  war: () => true,
});
const player = fields({
  colour,
  role: wordOf(['chancellor', 'exile', 'citizen']),
  pawn: whole(0, SLOTS.length - 1),
  supply: count,
  favor: count,
  secrets: count,
  spent: count,
  warbands: count,
  bank: count,
  advisers: list(fields({ ...lying(worldCard), faceup: isFlag }), MANY),
  relics: list(fields(lying(relic)), MANY),
  vision: either(vision, isNull),
  hand: pile(worldCard),
  prince: either(prince, isNull),
});
const banner = { holder: either(seat, isNull), tokens: count };

export const finalShape = fields({
  world: fields(saved),
  house: () => true,
  round: whole(1, 8),
  turn: seat,
  phase: wordOf(['chronicle']),
  memory: () => true,
  oath,
  title: fields({ holder: seat, side: wordOf(['oathkeeper', 'usurper']) }),
  banners: fields({
    'peoples-favor': fields({ ...banner, mob: isFlag }),
    'darkest-secret': fields(banner),
  }),
  players: list(player, MOST_SEATS, 1),
  sites: list(
    fields({
      site,
      faceup: isFlag,
      favor: count,
      secrets: count,
      cards: list(fields(lying(atSite)), MANY),
      relics: deckRelics,
      warbands: list(count, MOST_SEATS, 1),
      ruler: whole(-2, MOST_SEATS - 1),
    }),
    SLOTS.length,
    SLOTS.length,
  ),
  banks: bySuit(count),
  shared: count,
  visionsDrawn: whole(0, 5),
  worldDeck: pile(worldCard),
  piles: list(count, 2, 2),
  discards: fields(Object.fromEntries(REGIONS.map((region) => [region, pile(worldCard)]))),
  relicDeck: deckRelics,
  siteDeck: pile(site),
  reliquary: list(either(wordOf(relicsOfDeck), isNull), MANY),
  archive: bySuit(pile(denizen)),
  archiveEdifices: edifice,
  dispossessed: pile(denizen),
  box: pile(either(worldCard, relic)),
  seen: list(whole(0, 2 ** MOST_SEATS - 1), CARD_NUMBERS, CARD_NUMBERS),
  cage: list(count, MOST_SEATS, 1),
  prophet: either(isNull, fields({ seat, vision })),
  campaigns: () => true,
  deal: () => true,
  chronicle: fields({ winner: seat, how, vow: isNull, ruled: list(count, 0), stacks: isNull }),
});
