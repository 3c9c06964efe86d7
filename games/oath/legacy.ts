/** What a game of Oath may leave to the next one, read from data that somebody sent. */
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { bySuit, REGIONS, SUITS, slotsOf } from './data/board.ts';
import { denizens, factsOf, relicsOfDeck } from './data/cards.ts';
import { finalShape, openShape, stockShape, worldShape } from './legacy-shapes.ts';
import { legacyOfOrdered, type Stock } from './rules/chronicle/stock.ts';
import { type OpenWorld, openOf, type World } from './rules/chronicle/world.ts';
import { CHANCELLOR, newMemory, type State } from './rules/state/state.ts';

export function legacy({ open, stock, secret }: Legacy): Legacy | null {
  const left = stock ?? secret;
  if (open === null) return finalShape(left) && isFinal(left as State) ? { open, stock: settled(left as State) } : null;
  if (!openShape(open) || !isWorld(open as OpenWorld)) return null;
  if (secret === undefined)
    return stockShape(stock) && agrees(open as OpenWorld, stock as Stock) ? { open, stock } : null;
  if (stock !== undefined || !worldShape(secret)) return null;
  return JSON.stringify(openOf(secret as World)) === JSON.stringify(open) ? legacyOfOrdered(secret as World) : null;
}

/** OATH-8.8, 8.15: a site faceup in each region, the Cradle's first among them; nobody sits or is coloured twice. */
function isWorld({ slots, seats, people, gameNumber, history }: OpenWorld): boolean {
  const isOpen = (slot: number) => slots[slot]?.site !== null;
  const isBare = slots.every(({ site, cards, relics }) => site !== null || (cards.length === 0 && relics === 0));
  const isLit = isOpen(0) && REGIONS.every((region) => slotsOf(region).some(isOpen));
  const isOrder = seats.toSorted((a, b) => a - b).every((seat, i) => seat === i);
  return isBare && isLit && isOrder && areDifferent(Object.values(people)) && history.length < gameNumber;
}

/** What lies open counts what is in the stock, and nothing is drawn that is not there. */
function agrees({ slots, dispossessed, archived, suits, relics }: OpenWorld, stock: Stock): boolean {
  const { joining, leaving, treasure, reliquary, theirs, lying } = stock;
  const atSites = slots.reduce((sum, slot) => sum + slot.relics, 0);
  const unseen = relicsOfDeck.length - treasure.length - theirs.length;
  const before = lying.reduce((sum, n) => sum + n, reliquary);
  const outside = bySuit((suit) => denizens.filter((card) => card.suit === suit).length);
  for (const card of stock.archive) outside[factsOf(card).suit as keyof typeof outside]--;
  for (const { cards, n } of joining) {
    if (cards.some((card) => factsOf(card).suit !== factsOf(cards[0] as string).suit)) return false;
    if (cards[0] !== undefined) outside[factsOf(cards[0]).suit as keyof typeof outside] -= cards.length - n;
  }
  const inArchive = denizens.length - SUITS.reduce((sum, suit) => sum + outside[suit], 0);
  return (
    [...joining, leaving].every(({ cards, n }) => n <= cards.length) &&
    areDifferent([...treasure, ...theirs]) &&
    before <= unseen &&
    lying.every((n, slot) => n <= (slots[slot]?.relics ?? 0)) &&
    relics === relicsOfDeck.length - atSites &&
    relics >= treasure.length + reliquary &&
    dispossessed === stock.dispossessed.length + leaving.n &&
    archived === inArchive &&
    SUITS.every((suit) => suits[suit] === outside[suit])
  );
}

/** The final position of a game: its seats are those of one table. */
function isFinal({ players, sites, cage, title, banners, prophet, turn, chronicle }: State): boolean {
  const seats = players.length;
  const isSeat = (seat: number | null | undefined) => seat == null || seat < seats;
  const named = [
    title.holder,
    turn,
    prophet?.seat,
    chronicle?.winner,
    ...Object.values(banners).map((it) => it.holder),
  ];
  return (
    named.every(isSeat) &&
    cage.length === seats &&
    sites.every(({ warbands, ruler }) => warbands.length === seats && isSeat(ruler)) &&
    players.every(({ role }, seat) => (role === 'chancellor') === (seat === CHANCELLOR)) &&
    players.every(({ role, prince }) => prince === null || role !== 'citizen') &&
    areDifferent(players.map(({ colour }) => colour)) &&
    players[CHANCELLOR]?.colour === 'purple'
  );
}
/** Nothing of what was being done when the game was won matters any longer. */
function settled(state: State): State {
  const players = state.players.map((player) =>
    player.prince === null ? player : { ...player, prince: { ...player.prince, thoughts: [], war: null } },
  );
  return { ...state, players, memory: newMemory(state.players.length), campaigns: [], deal: null };
}

function areDifferent(things: readonly unknown[]): boolean {
  return new Set(things).size === things.length;
}
