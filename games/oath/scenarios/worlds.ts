/** Worlds by chance, as a long chronicle could leave them: for random walks. */
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import { bySuit, EXILE_COLOURS, OATHS, SLOTS } from '../data/board.ts';
import { denizens, EDIFICES, facesOf, GRAND_SCEPTER, relics, siteFacts, sites, visions } from '../data/cards.ts';
import { legacyOfOrdered } from '../rules/chronicle/stock.ts';
import type { World, WorldSlot } from '../rules/chronicle/world.ts';

const IN_PLAY = 54;
const MOST_DISPOSSESSED = 36;

/** 54 denizens of any suits, sites and relics at random, 0 to 6 edifices on either side, any oath, any sides of the boards. */
export function randomWorld(seed: number): Legacy {
  const rng = seededRng(seed);
  const pool = shuffleInPlace(
    denizens.map(({ id }) => id),
    rng,
  );
  const siteDeck = shuffleInPlace(
    sites.map(({ id }) => id),
    rng,
  );
  const relicDeck = shuffleInPlace(
    relics.map(({ id }) => id).filter((id) => id !== GRAND_SCEPTER),
    rng,
  );
  const inPlay = pool.splice(-IN_PLAY);
  const dispossessed = pool.splice(0, rng.below(MOST_DISPOSSESSED + 1));
  const edifices = shuffleInPlace([...EDIFICES], rng);
  const slots = SLOTS.map((_, slot): WorldSlot => {
    const site = siteDeck.pop() as string;
    const faceup = slot === 0 || slot === 2 || slot === 5 || rng.below(2) === 0;
    if (!faceup) return { site, faceup, cards: [], relics: [] };
    const { capacity, reveal } = siteFacts(site);
    const built = capacity > 0 && rng.below(2) === 0 ? edifices.pop() : undefined;
    const faces = built === undefined ? [] : [facesOf(built)[rng.below(2) === 0 ? 'intact' : 'ruined']];
    const settled = takeSettlers(inPlay, rng.below(capacity + 1 - faces.length));
    return {
      site,
      faceup,
      cards: [...settled, ...faces],
      relics: relicDeck.splice(-(reveal.relics ?? 0) || relicDeck.length),
    };
  });
  const world: World = {
    name: `world ${seed}`,
    gameNumber: 2 + rng.below(20),
    oath: OATHS[rng.below(OATHS.length)] ?? 'supremacy',
    boards: Object.fromEntries(
      EXILE_COLOURS.map((colour) => [colour, rng.below(4) === 0 ? 'citizen' : 'exile']),
    ) as World['boards'],
    slots,
    worldDeck: stacked(inPlay, rng),
    relicDeck,
    siteDeck,
    archive: bySuit((suit) => pool.filter((id) => denizens.some((card) => card.id === id && card.suit === suit))),
    archiveEdifices: edifices,
    dispossessed,
    people: {},
    seats: [],
    history: [],
  };
  return legacyOfOrdered(world);
}

/** Cards that may lie at a site. */
function takeSettlers(from: string[], n: number): string[] {
  const settled: string[] = [];
  for (let i = 0; i < from.length && settled.length < n; i++) {
    const id = from[i] as string;
    if (denizens.find((card) => card.id === id)?.restriction === 'adviser') continue;
    settled.push(...from.splice(i--, 1));
  }
  return settled;
}

function stacked(pool: readonly string[], rng: Rng): string[] {
  const rest = shuffleInPlace([...pool], rng);
  const seers = shuffleInPlace(
    visions.map(({ id }) => id),
    rng,
  );
  const upper = shuffleInPlace([...rest.splice(-10), ...seers.splice(-2)], rng);
  const middle = shuffleInPlace([...rest.splice(-15), ...seers], rng);
  return [...rest, ...middle, ...upper];
}
