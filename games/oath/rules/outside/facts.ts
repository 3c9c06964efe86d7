/** What people can tell of a real table, and where it lives in the state. Cards by name, the rest as numbers; hands and facedown advisers never. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE, type Possible } from '@tavola/kernel/real.ts';
import {
  BANNERS,
  COLOUR_WARBANDS,
  FAVOR,
  MOST_VISIONS,
  OATHS,
  PURPLE_WARBANDS,
  SLOTS,
  type Slot,
  type SlotId,
  SUITS,
} from '../../data/board.ts';
import { allCards, type CardId, type CardType, siteFacts } from '../../data/cards.ts';
import { NODE_IDS, ROWS, TACTICS } from '../../data/mind.ts';
import { isPrince, rowIn } from '../prince/relations.ts';
import { boardColour, lyingCards, seatsOf } from '../queries.ts';
import { BANDITS, type Prince, playerOf, type State, siteAt } from '../state.ts';
import { type OathFact, panel, placeAt, TABLE_PLACE, TOKENS } from './fact.ts';

type Facts = readonly Known<OathFact>[];

const named = (...types: readonly CardType[]): readonly string[] => [
  NONE,
  ...allCards.filter(({ type }) => types.includes(type)).map(({ id }) => id),
];
const SITES = named('site');
const WORLD_CARDS = named('denizen', 'edifice');
const ADVISERS = named('denizen');
const RELICS = named('relic');
const VISIONS = named('vision');
const MOST_SECRETS = 40;
const SIDES = ['oathkeeper', 'usurper'];
const ROLES = ['exile', 'citizen'];
const MARKERS = [
  'unaligned',
  ...(['friends', 'conspirators'] as const).flatMap((one) => ROWS.map((_, i) => `${one}-${i + 1}`)),
];

/** Something the state keeps otherwise: it is told and corrected, but nobody is asked for it. */
function kept(value: string | number | null): Pick<Known, 'holder' | 'key'> {
  return { holder: [value], key: 0 };
}
function upTo(max: number): Possible {
  return { min: 0, max };
}

export function facts(state: State): Facts {
  return [
    ...state.sites.flatMap((_, slot) => siteOf(state, slot)),
    ...seatsOf(state).flatMap((seat) => playerFacts(state, seat)),
    ...tableFacts(state),
    ...tokensOnCards(state),
  ];
}

/**
 * What somebody may have changed in a turn of which nothing was told: numbers, pawns and the title. Cards, relics and who holds a banner are always told:
 * which powers are in force depends on them, and every rule asks that.
 */
export function changeable(state: State): readonly OathFact[] {
  return facts(state)
    .map(({ fact }) => fact)
    .filter((fact) => DOUBTED.includes(fact.kind) && !isPrincely(state, fact));
}
/** What lies on a Prince's board or where he rules, and nobody shares it with him, changes only by what touches him: that is told. */
function isPrincely(state: State, fact: OathFact): boolean {
  if (fact.kind === 'ruler' || fact.kind === 'warbands') {
    const { ruler } = siteAt(state, SLOTS.indexOf(fact.slot));
    return ruler >= 0 && isAlone(state, ruler);
  }
  return 'of' in fact && isPrince(state, fact.of) && isAlone(state, fact.of);
}
function isAlone(state: State, seat: Seat): boolean {
  return isPrince(state, seat) && seatsOf(state).every((other) => other === seat || boardColour(state, other) !== seat);
}
const DOUBTED: readonly OathFact['kind'][] = [
  'ruler',
  'warbands',
  'pawn',
  'favor',
  'secrets',
  'band',
  'title',
  'side',
  'bank',
  'tokens',
  'visions',
];

function siteOf(state: State, slot: Slot): Facts {
  const site = siteAt(state, slot);
  const place = placeAt(site, slot);
  const id = SLOTS[slot] as SlotId;
  const which: Known<OathFact> = {
    fact: { kind: 'site', slot: id },
    ...kept(site.faceup ? site.site : null),
    among: SITES,
    place,
  };
  if (!site.faceup) return [which];
  const { capacity } = siteFacts(site.site);
  const cards = Array.from({ length: Math.max(capacity, site.cards.length + 1) }, (_, n): Known<OathFact> => {
    return { fact: { kind: 'card', slot: id, n }, ...kept(site.cards[n]?.card ?? null), among: WORLD_CARDS, place };
  });
  const rulers = [BANDITS, ...seatsOf(state)];
  const bands = seatsOf(state).map((of): Known<OathFact> => {
    const fact = { kind: 'warbands', slot: id, of } as const;
    return { fact, holder: site.warbands, key: of, among: upTo(of === 0 ? PURPLE_WARBANDS : COLOUR_WARBANDS), place };
  });
  return [
    which,
    { fact: { kind: 'ruler', slot: id }, holder: site, key: 'ruler', among: rulers, place },
    ...bands,
    ...cards,
    { fact: { kind: 'relics', slot: id }, ...kept(site.relics.length), among: upTo(RELICS.length), place },
    ...TOKENS.map((what): Known<OathFact> => {
      return { fact: { kind: 'lying', slot: id, what }, holder: site, key: what, among: upTo(FAVOR), place };
    }),
  ];
}

function playerFacts(state: State, of: Seat): Facts {
  const player = playerOf(state, of);
  const { advisers, relics, role, prince } = player;
  const place = panel(of);
  const own = role === 'exile' ? COLOUR_WARBANDS : PURPLE_WARBANDS;
  const faceup = advisers.filter((one) => one.faceup).map(({ card }) => card);
  const list = (kind: 'adviser' | 'relic', cards: readonly CardId[], among: Possible): Facts =>
    [...cards, null].map((card, n) => ({ fact: { kind, of, n }, ...kept(card), among, place }));
  const { prophet } = state;
  return [
    { fact: { kind: 'pawn', of }, holder: player, key: 'pawn', among: SLOTS.map((_, slot) => slot), place },
    { fact: { kind: 'favor', of }, holder: player, key: 'favor', among: upTo(FAVOR), place },
    { fact: { kind: 'secrets', of }, holder: player, key: 'secrets', among: upTo(MOST_SECRETS), place },
    { fact: { kind: 'band', of }, holder: player, key: 'warbands', among: upTo(own), place },
    ...list(
      'relic',
      relics.map(({ card }) => card),
      RELICS,
    ),
    ...(prince === null
      ? [
          ...list('adviser', faceup, ADVISERS),
          { fact: { kind: 'vision', of }, ...kept(player.vision), among: VISIONS, place } as const,
          {
            fact: { kind: 'prophet', of },
            ...kept(prophet?.seat === of ? prophet.vision : null),
            among: VISIONS,
            place,
          } as const,
          ...(role === 'chancellor'
            ? []
            : [{ fact: { kind: 'role', of }, ...kept(role), among: ROLES, place } as const]),
        ]
      : princeFacts(prince, of)),
    { fact: { kind: 'caged', of }, holder: state.cage, key: of, among: upTo(own), place },
  ];
}

function princeFacts(prince: Prince, of: Seat): Facts {
  const place = panel(of);
  const markers = SUITS.map((suit): Known<OathFact> => {
    const column = (['friends', 'conspirators'] as const).find((one) => rowIn(prince, one, suit) > 0);
    const where = column === undefined ? 'unaligned' : `${column}-${rowIn(prince, column, suit)}`;
    return { fact: { kind: 'marker', of, suit }, ...kept(where), among: MARKERS, place };
  });
  return [
    { fact: { kind: 'ambition', of }, holder: prince, key: 'ambition', among: upTo(FAVOR), place },
    { fact: { kind: 'tactics', of }, holder: prince, key: 'tactics', among: upTo(TACTICS.length - 1), place },
    { fact: { kind: 'token', of }, holder: prince, key: 'token', among: NODE_IDS, place },
    ...markers,
  ];
}

function tableFacts(state: State): Facts {
  const { title, banners, banks } = state;
  const place = TABLE_PLACE;
  const seats = seatsOf(state);
  return [
    { fact: { kind: 'oath' }, ...kept(state.oath), among: OATHS, place },
    { fact: { kind: 'title' }, holder: title, key: 'holder', among: seats, place },
    { fact: { kind: 'side' }, holder: title, key: 'side', among: SIDES, place },
    ...BANNERS.flatMap(
      (banner): Facts => [
        { fact: { kind: 'banner', banner }, holder: banners[banner], key: 'holder', among: [NONE, ...seats], place },
        {
          fact: { kind: 'tokens', banner },
          holder: banners[banner],
          key: 'tokens',
          among: { min: 1, max: FAVOR },
          place,
        },
      ],
    ),
    { fact: { kind: 'mob' }, ...kept(banners['peoples-favor'].mob ? 1 : 0), among: upTo(1), place },
    ...SUITS.map((suit): Known<OathFact> => {
      return { fact: { kind: 'bank', suit }, holder: banks, key: suit, among: upTo(FAVOR), place };
    }),
    { fact: { kind: 'visions' }, holder: state, key: 'visionsDrawn', among: upTo(MOST_VISIONS), place },
    { fact: { kind: 'deck' }, ...kept(state.worldDeck.length), among: upTo(WORLD_CARDS.length), place },
    ...state.reliquary.map((relic, n): Known<OathFact> => {
      return { fact: { kind: 'reliquary', n }, ...kept(relic === null ? 0 : 1), among: upTo(1), place };
    }),
  ];
}

/** Favor and secrets on every card that lies open; after a Rest there are none. */
function tokensOnCards(state: State): Facts {
  const places = new Map<CardId, string>();
  for (const [slot, site] of state.sites.entries())
    for (const { card } of site.cards) places.set(card, placeAt(site, slot));
  for (const [seat, { advisers, relics }] of state.players.entries())
    for (const { card } of [...advisers, ...relics]) places.set(card, panel(seat));
  return [...lyingCards(state)].flatMap((lying) =>
    TOKENS.map((what): Known<OathFact> => {
      const place = places.get(lying.card) as string;
      return { fact: { kind: 'on', card: lying.card, what }, holder: lying, key: what, among: upTo(FAVOR), place };
    }),
  );
}
