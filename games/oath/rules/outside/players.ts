/** Players' boards as people tell them, a Prince's too. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { DeclaredFact, Possible, Value } from '@tavola/kernel/rules/real.ts';
import { COLOUR_WARBANDS, FAVOR, PURPLE_WARBANDS, SLOTS, SUITS, type Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import { type Column, NODE_IDS, ROWS, TACTICS } from '../../data/mind.ts';
import { claim, release } from '../operations/unseen.ts';
import { boardColour } from '../queries/queries.ts';
import { rowIn } from '../state/relations.ts';
import { type Player, type Prince, playerOf, type State } from '../state/state.ts';
import { lying, setCard, setRelic } from './cards.ts';
import { type Facts, kept, named, type OathFact, panel, RELICS, upTo } from './fact.ts';

const ADVISERS = named('denizen');
const VISIONS = named('vision');
const MOST_SECRETS = 40;
const ROLES = ['exile', 'citizen'];
const MARKERS = [
  'unaligned',
  ...(['friends', 'conspirators'] as const).flatMap((one) => ROWS.map((_, i) => `${one}-${i + 1}`)),
];

export function playerFacts(state: State, of: Seat): Facts {
  const player = playerOf(state, of);
  const { role, prince } = player;
  const place = panel(of);
  const own = upTo(role === 'exile' ? COLOUR_WARBANDS : PURPLE_WARBANDS);
  const favor: DeclaredFact<OathFact> = {
    fact: { kind: 'favor', of },
    holder: player,
    key: 'favor',
    among: upTo(FAVOR),
    place,
    write(count) {
      state.shared -= (count as number) - player.favor;
      player.favor = count as number;
    },
  };
  const band: DeclaredFact<OathFact> = {
    fact: { kind: 'band', of },
    holder: player,
    key: 'warbands',
    among: own,
    place,
    write(count) {
      playerOf(state, boardColour(state, of)).bank -= (count as number) - player.warbands;
      player.warbands = count as number;
    },
  };
  const caged: DeclaredFact<OathFact> = {
    fact: { kind: 'caged', of },
    holder: state.cage,
    key: of,
    among: own,
    place,
    write(count) {
      player.bank -= (count as number) - (state.cage[of] as number);
      state.cage[of] = count as number;
    },
  };
  return [
    { fact: { kind: 'pawn', of }, holder: player, key: 'pawn', among: SLOTS.map((_, slot) => slot), place },
    favor,
    { fact: { kind: 'secrets', of }, holder: player, key: 'secrets', among: upTo(MOST_SECRETS), place },
    band,
    ...relicsOf(state, player, of),
    ...(prince === null ? personFacts(state, player, of) : princeFacts(state, prince, of)),
    caged,
  ];
}

function relicsOf(state: State, player: Player, of: Seat): Facts {
  const write = (n: number, relic: Value) => setRelic(state, player, n, relic as CardId | null);
  const cards = player.relics.map(({ card }) => card);
  return inRow('relic', of, cards, RELICS, write);
}

/** The cards of a row, and one place more. */
function inRow(
  kind: 'adviser' | 'relic',
  of: Seat,
  cards: readonly CardId[],
  among: Possible,
  write: (n: number, card: Value) => void,
): Facts {
  return [...cards, null].map((card, n) => {
    return { fact: { kind, of, n }, ...kept(card), among, place: panel(of), write: (told) => write(n, told) };
  });
}

function personFacts(state: State, player: Player, of: Seat): Facts {
  const place = panel(of);
  const { prophet } = state;
  const faceup = player.advisers.filter((one) => one.faceup).map(({ card }) => card);
  const setAdviser = (n: number, card: Value) =>
    setCard(state, player.advisers, n, card as CardId | null, (one) => ({ ...lying(one), faceup: true }));
  const role: DeclaredFact<OathFact> = {
    fact: { kind: 'role', of },
    ...kept(player.role),
    among: ROLES,
    place,
    write: (told) => setRole(state, of, told as 'exile' | 'citizen'),
  };
  return [
    ...inRow('adviser', of, faceup, ADVISERS, setAdviser),
    {
      fact: { kind: 'vision', of },
      ...kept(player.vision),
      among: VISIONS,
      place,
      write: (vision) => setVision(state, player, vision as CardId | null),
    },
    {
      fact: { kind: 'prophet', of },
      ...kept(prophet?.seat === of ? prophet.vision : null),
      among: VISIONS,
      place,
      write: (vision) => setProphet(state, of, vision as CardId | null),
    },
    ...(player.role === 'chancellor' ? [] : [role]),
  ];
}

function setVision(state: State, player: Player, vision: CardId | null): void {
  if (player.vision !== null) release(state, player.vision);
  player.vision = vision;
  if (player.vision !== null) claim(state, player.vision);
}

/** The warbands of the board change colour with it. */
function setRole(state: State, seat: Seat, role: 'exile' | 'citizen'): void {
  const player = playerOf(state, seat);
  playerOf(state, boardColour(state, seat)).bank += player.warbands;
  player.role = role;
  const bank = playerOf(state, boardColour(state, seat));
  player.warbands = Math.min(player.warbands, bank.bank);
  bank.bank -= player.warbands;
}

/** A warband of the seat lies on the Vision that it shares. */
function setProphet(state: State, seat: Seat, vision: CardId | null): void {
  if (state.prophet) playerOf(state, state.prophet.seat).bank++;
  state.prophet = vision === null ? null : { seat, vision };
  if (state.prophet) playerOf(state, seat).bank--;
}

function princeFacts(state: State, prince: Prince, of: Seat): Facts {
  const place = panel(of);
  const markers = SUITS.map((suit): DeclaredFact<OathFact> => {
    const column = (['friends', 'conspirators'] as const).find((one) => rowIn(prince, one, suit) > 0);
    const where = column === undefined ? 'unaligned' : `${column}-${rowIn(prince, column, suit)}`;
    const write = (space: Value) => setMarker(prince, suit, space as string);
    return { fact: { kind: 'marker', of, suit }, ...kept(where), among: MARKERS, place, write };
  });
  const ambition: DeclaredFact<OathFact> = {
    fact: { kind: 'ambition', of },
    holder: prince,
    key: 'ambition',
    among: upTo(FAVOR),
    place,
    write(count) {
      state.shared -= (count as number) - prince.ambition;
      prince.ambition = count as number;
    },
  };
  return [
    ambition,
    { fact: { kind: 'tactics', of }, holder: prince, key: 'tactics', among: upTo(TACTICS.length - 1), place },
    { fact: { kind: 'token', of }, holder: prince, key: 'token', among: NODE_IDS, place },
    ...markers,
  ];
}

function setMarker(prince: Prince, suit: Suit, told: string): void {
  const [column, row] = told.split('-');
  for (const space of [prince.unaligned, ...prince.friends, ...prince.conspirators])
    if (space.includes(suit)) space.splice(space.indexOf(suit), 1);
  const space = row === undefined ? prince.unaligned : (prince[column as Column][Number(row) - 1] as Suit[]);
  space.push(suit);
}
