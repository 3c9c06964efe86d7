/** What people can tell of a real table. Cards by name, the rest as numbers; hands and facedown advisers never. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type DeclaredFact, NONE } from '@tavola/kernel/rules/real.ts';
import { BANNERS, type BannerId, FAVOR, MOST_VISIONS, OATHS, type OathId, SLOTS, SUITS } from '../../data/board.ts';
import { threatNodes } from '../../data/mind.ts';
import { rearranged } from '../hooks/sources.ts';
import { resize } from '../operations/unseen.ts';
import { boardColour, seatsOf } from '../queries/queries.ts';
import { isPrince } from '../state/relations.ts';
import { type State, siteAt } from '../state/state.ts';
import { type Facts, kept, named, type OathFact, TABLE_PLACE, upTo } from './fact.ts';
import { playerFacts } from './players.ts';
import { siteOf, tokensOnCards } from './sites.ts';

const WORLD_CARDS = named('denizen', 'edifice');
const SIDES = ['oathkeeper', 'usurper'];

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

function tableFacts(state: State): Facts {
  const { title, banners } = state;
  const place = TABLE_PLACE;
  const oath: DeclaredFact<OathFact> = {
    fact: { kind: 'oath' },
    ...kept(state.oath),
    among: OATHS,
    place,
    write: (told) => setOath(state, told as OathId),
  };
  const mob: DeclaredFact<OathFact> = {
    fact: { kind: 'mob' },
    ...kept(banners['peoples-favor'].mob ? 1 : 0),
    among: upTo(1),
    place,
    write(told) {
      banners['peoples-favor'].mob = told === 1;
    },
  };
  const deck: DeclaredFact<OathFact> = {
    fact: { kind: 'deck' },
    ...kept(state.worldDeck.length),
    among: upTo(WORLD_CARDS.length),
    place,
    write: (count) => resize(state.discards.cradle, state.worldDeck, count as number),
  };
  return [
    oath,
    { fact: { kind: 'title' }, holder: title, key: 'holder', among: seatsOf(state), place },
    { fact: { kind: 'side' }, holder: title, key: 'side', among: SIDES, place },
    ...BANNERS.flatMap((banner) => bannerFacts(state, banner)),
    mob,
    ...bankFacts(state),
    { fact: { kind: 'visions' }, holder: state, key: 'visionsDrawn', among: upTo(MOST_VISIONS), place },
    deck,
    ...reliquaryFacts(state),
  ];
}

/** Before his first thought a Prince stands at the oath of the table. */
function setOath(state: State, oath: OathId): void {
  state.oath = oath;
  for (const { prince } of state.players) {
    if (prince === null || prince.assessed) continue;
    Object.assign(prince, { token: threatNodes.oathkeeper[oath], start: threatNodes.oathkeeper[oath] });
  }
}

function bannerFacts(state: State, id: BannerId): Facts {
  const banner = state.banners[id];
  return [
    {
      fact: { kind: 'banner', banner: id },
      holder: banner,
      key: 'holder',
      among: [NONE, ...seatsOf(state)],
      place: TABLE_PLACE,
      write(seat) {
        banner.holder = seat as Seat | null;
        rearranged(state);
      },
    },
    {
      fact: { kind: 'tokens', banner: id },
      holder: banner,
      key: 'tokens',
      among: { min: 1, max: FAVOR },
      place: TABLE_PLACE,
      write(count) {
        if (id === 'peoples-favor') state.shared -= (count as number) - banner.tokens;
        banner.tokens = count as number;
        rearranged(state);
      },
    },
  ];
}

function bankFacts(state: State): Facts {
  const { banks } = state;
  return SUITS.map((suit) => ({
    fact: { kind: 'bank', suit },
    holder: banks,
    key: suit,
    among: upTo(FAVOR),
    place: TABLE_PLACE,
    write(count) {
      state.shared -= (count as number) - banks[suit];
      banks[suit] = count as number;
    },
  }));
}

function reliquaryFacts(state: State): Facts {
  return state.reliquary.map((relic, n) => ({
    fact: { kind: 'reliquary', n },
    ...kept(relic === null ? 0 : 1),
    among: upTo(1),
    place: TABLE_PLACE,
    write: (covered) => setReliquary(state, n, covered === 1),
  }));
}

function setReliquary(state: State, n: number, covered: boolean): void {
  const relic = state.reliquary[n] ?? null;
  if (covered && relic === null) state.reliquary[n] = state.relicDeck.pop() ?? null;
  else if (!covered && relic !== null) {
    state.relicDeck.unshift(relic);
    state.reliquary[n] = null;
  }
  rearranged(state);
}
