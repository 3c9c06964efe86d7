/** Conservation: every card, Place, stone, figure and Catalyst is in exactly one place. */
import { AUTOMA_WITCHES, CATALYSTS, DIAL_MAX, MANA_CAP, ROUNDS, START, STONES_PER_REGION } from '../data/boards.ts';
import { fieldOf, people, places, ritualOf, rituals, stones } from '../data/cards.ts';
import { CAVE } from './setup.ts';
import { eldersPlaced, sum } from './state/counters.ts';
import { catalystsUsed, figuresIn, type Player, type Spot, type State, spots } from './state/state.ts';

const CARDS = sum([...rituals, ...people], ({ copies }) => copies);
const COPIES = new Map([...rituals, ...people].map(({ id, copies }) => [id, copies]));

export function flaw(state: State): string | null {
  // At a real table cards, Places and stones belong to people: the app holds none of them.
  if (state.printed) return automaFlaw(state);
  return (
    cardFlaw(state) ??
    placeFlaw(state) ??
    stoneFlaw(state) ??
    state.players.map((player, seat) => playerFlaw(state, player, seat)).find((found) => found !== null) ??
    automaFlaw(state) ??
    (catalystsUsed(state) > CATALYSTS ? 'more Catalysts than there are' : null) ??
    (state.round > ROUNDS ? 'a fourth round' : null)
  );
}

function cardFlaw(state: State): string | null {
  const circles = [...state.players, ...(state.automa ? [state.automa] : [])].flatMap(spots);
  const cards = [
    ...state.deck,
    ...state.discard,
    ...state.box,
    ...circles.flatMap(({ ritual }) => (ritual === null ? [] : [ritual])),
    ...state.players.flatMap(({ hand, aside, council, specialists }) => [
      ...hand,
      ...aside,
      ...council,
      ...specialists.map(({ card }) => card),
    ]),
    ...(state.automa?.specialists ?? []),
    ...drawnForAutoma(state),
  ];
  if (cards.length !== CARDS) return `${cards.length} cards`;
  const seen = new Map<string, number>();
  for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1);
  for (const [card, n] of seen) if (n !== COPIES.get(card)) return `${n} of ${card}`;
  return null;
}

/** EVE-8.7: while she draws for a conflict her cards lie on no pile. */
function drawnForAutoma({ conflict }: State): readonly string[] {
  const hers = conflict?.sides.find(({ actor }) => actor === 'automa');
  return hers?.strength === null ? (conflict?.cards ?? []) : [];
}

function placeFlaw(state: State): string | null {
  const circles = [...state.players, ...(state.automa ? [state.automa] : [])].flatMap(spots);
  const all = [
    ...state.placeDeck,
    ...state.regions.flatMap(({ slots }) => slots.filter((place) => place !== null)),
    ...circles.map(({ place }) => place),
  ];
  const expected = places.length + state.players.length;
  if (new Set(all).size !== all.length || all.length !== expected) return `${all.length} Places, not ${expected}`;
  return all.includes(CAVE) ? null : 'the Cave is missing';
}

function stoneFlaw(state: State): string | null {
  const all = [
    ...state.regions.flatMap((region) => region.stones),
    ...state.players.flatMap((player) => player.stones.map(({ id }) => id)),
    ...(state.automa?.stones ?? []),
    ...(state.redStone ? ['red'] : []),
  ];
  const dealt = state.phase === 'setup' ? stones.length - state.pool.length : state.regions.length * STONES_PER_REGION;
  const expected = dealt + (state.side === 'moon' ? 1 : 0);
  return new Set(all).size === expected && all.length === expected ? null : `${all.length} stones, not ${expected}`;
}

function playerFlaw(state: State, player: Player, seat: number): string | null {
  const { herb, elixir, knowledge, mana, vp } = player;
  if (Math.min(herb, elixir, knowledge, mana, vp) < 0 || mana > MANA_CAP) return `seat ${seat}: an impossible amount`;
  const witchesOut =
    sum(state.regions, (region) => figuresIn(region, seat)) +
    sum(spots(player), ({ figures }) => figures.length) +
    player.copied.length +
    player.boardField -
    eldersPlaced(state, seat);
  if (player.witches + witchesOut !== START.witches) return `seat ${seat}: Witches`;
  if (player.elders + eldersPlaced(state, seat) !== START.elders) return `seat ${seat}: Elders`;
  if (spots(player).some(overfull)) return `seat ${seat}: too much on a Ritual`;
  if (new Set(player.specialists.map(({ card }) => card)).size < player.specialists.length)
    return `seat ${seat}: equal Specialists`;
  const dial = state.conflict?.sides.find(({ actor }) => actor === seat)?.dial ?? 0;
  return dial > DIAL_MAX ? `seat ${seat}: a Dial of ${dial}` : null;
}

function overfull({ ritual, scythes, orbs, figures }: Spot): boolean {
  if (ritual === null) return scythes + orbs + figures.length > 0;
  return scythes + orbs > ritualOf(ritual).sites || figures.length > (fieldOf(ritual)?.slots ?? 0);
}

function automaFlaw({ automa, regions }: State): string | null {
  if (automa === null) return null;
  if (automa.witches < 0) return 'more Witches of the Automa than there are';
  return automa.witches + sum(regions, (region) => region.automa) === AUTOMA_WITCHES ? null : 'Witches of the Automa';
}
