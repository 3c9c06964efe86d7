/** A campaign of mirrors (docs/testing.md): tables of all kinds, each told, asked and joined in the middle. Without TAVOLA_MIRRORS it plays two. */
import { meanAnd90, type TurnOf } from '@tavola/testing/effort.ts';
import { describe, expect, test } from 'vitest';
import {
  automatonIds,
  type Level,
  levels,
  type ServiceChoice,
  serviceChoices,
  traitField,
  traitIds,
  type VagabotId,
  vagabotIds,
} from '../data/automata.ts';
import { type FactionId, factionIds } from '../data/factions.ts';
import { mapIds } from '../data/maps.ts';
import type { View } from '../rules/view/view.ts';
import { gesturesOfJoining, gesturesOfTurn } from './gestures.ts';
import { mirrored } from './mirror.ts';
import { type Party, taped, turnOnTape } from './mirror-tape.ts';

const GAMES = Number(process.env.TAVOLA_MIRRORS ?? 2);
/** The measured figures are told with this. */
const TELLS = process.env.TAVOLA_TELL === '1';
const ROUNDS = 6;
const JOINS = 3;

/** The n-th table: one to three automata with one or two people, level, traits, services, character, map, deck and kind of game in turn. */
function tableOf(n: number): { readonly party: Party; readonly options: object } {
  const gap = 1 + (Math.floor(n / 8) % 7);
  const others = [0, gap, 2 * gap + 1].slice(0, 1 + (n % 3));
  const automata = [...new Set(others.map((by) => automatonIds[(n + by) % 8] as FactionId))];
  const free = factionIds.filter((faction) => !automata.includes(faction));
  const people = [...new Set([0, 3].slice(0, 1 + (n % 2)).map((by) => free[(n + by) % free.length] as FactionId))];
  const party: Party = [
    ...people.map((faction) => ({ kind: 'player' as const, settings: { faction } })),
    ...automata.map((faction, k) => ({
      kind: 'automaton' as const,
      settings: {
        faction,
        level: levels[(n + k) % 4] as Level,
        [traitField(faction)]: n % 4 === 3 ? traitIds[faction] : traitIds[faction].slice(n % 4, (n % 4) + 1),
        ...(faction === 'vagabond' ? { character: vagabotIds[n % 6] as VagabotId } : {}),
        ...(faction === 'riverfolk' ? {} : { services: servicesOf(faction, n + k) }),
      },
    })),
  ];
  const deck = n % 2 === 0 ? 'base' : 'exiles-partisans';
  return { party, options: { map: mapIds[(n >> 1) % 4], deck, cooperative: n % 5 === 0 } };
}

/** Advanced cards of the Duchy and the Corvids look for ambushes and favors, which nobody tells by suit and item. */
function servicesOf(faction: FactionId, n: number): ServiceChoice {
  const choices = serviceChoices.filter((one) => one !== 'basic+advanced' || !['duchy', 'corvids'].includes(faction));
  return choices[n % choices.length] as ServiceChoice;
}

const titleOf = (party: Party) =>
  party
    .map(({ kind, settings }) => (kind === 'player' ? settings?.faction : `automaton ${settings?.faction}`))
    .join(', ');

describe.each(Array.from({ length: GAMES }, (_, n) => ({ n, title: titleOf(tableOf(n).party) })))(
  '$n: $title',
  ({ n }) => {
    test('told, asked and joined: the same instructions in the same words', () => {
      const { party, options } = tableOf(n);
      const tape = taped(party, options, n + 1, ROUNDS);
      for (const telling of [true, false]) mirrored(party, options, tape, { telling, rounds: ROUNDS });
      const joins = turnOnTape(tape, party, JOINS);
      if (joins > 0) mirrored(party, options, tape, { telling: true, rounds: ROUNDS, joins });
    });
  },
);

if (TELLS)
  test.each(automatonIds)('measured: %s', (faction) => {
    const rows = [1, 2, 3].flatMap((seed) => {
      const party: Party = [
        { kind: 'player', settings: { faction: faction === 'eyrie' ? 'marquise' : 'eyrie' } },
        { kind: 'automaton', settings: { faction } },
      ];
      const tape = taped(party, {}, seed, ROUNDS);
      return [true, false].map((telling) => {
        const mirror = mirrored(party, {}, tape, { telling, rounds: ROUNDS, clock: () => performance.now() });
        return { telling, mirror };
      });
    });
    const sum = (telling: boolean, of: (mirror: ReturnType<typeof mirrored>) => number) =>
      rows.reduce((all, row) => all + (row.telling === telling ? of(row.mirror) : 0), 0);
    const turns = sum(true, (mirror) => mirror.evening.count('turn'));
    const costs = rows.flatMap(({ telling, mirror }) => (telling ? mirror.touches.turns(turnOf(mirror)) : []));
    const effort = (of: 'taps' | 'words' | 'lines') => meanAnd90(costs.map((one) => one[of])).map((n) => +n.toFixed(1));
    const figures = {
      told: sum(true, ({ told }) => told) / sum(true, (mirror) => mirror.evening.turns),
      asked: sum(false, ({ asked }) => asked.length) / sum(false, (mirror) => mirror.evening.turns),
      battles: sum(true, (mirror) => mirror.evening.count('battle')) / turns,
      taps: effort('taps'),
      lines: effort('lines'),
      words: effort('words'),
      milliseconds: sum(true, ({ evening }) => evening.milliseconds) / turns,
    };
    console.info(
      faction,
      JSON.stringify(figures, (_, value) => (typeof value === 'number' ? +value.toFixed(1) : value)),
    );
    expect(turns).toBeGreaterThan(0);
  });

/** What people tell of their own turns and when they join, in touches: of all tables of the campaign together. */
if (TELLS)
  test('measured: people', () => {
    const turns: number[] = [];
    const joined: number[] = [];
    for (let n = 0; n < GAMES; n++) {
      const { party, options } = tableOf(n);
      const tape = taped(party, options, n + 1, ROUNDS);
      turns.push(...touchesOfTurns(mirrored(party, options, tape, { telling: true, rounds: ROUNDS })));
      const joins = turnOnTape(tape, party, JOINS);
      if (joins > 0)
        joined.push(touchesOfJoining(mirrored(party, options, tape, { telling: true, rounds: ROUNDS, joins })));
    }
    const figures = { turns: turns.length, turn: meanAnd90(turns), joined: joined.length, joining: meanAnd90(joined) };
    console.info(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? +value.toFixed(1) : value)));
    expect(turns.length).toBeGreaterThan(0);
  });

type Mirrored = ReturnType<typeof mirrored>;

/** A turn of an automaton. */
const turnOf =
  ({ app }: Mirrored): TurnOf =>
  ({ before, first }) => {
    const { stage, turn } = (before as View | null)?.open ?? {};
    const isAutomatons = stage === 'turns' && turn && app.table.agreement.seats[turn.seat]?.kind === 'automaton';
    return isAutomatons ? String(first) : null;
  };

/** Of each turn of a person: gestures for what was told, answers (a pair of dice is one), attacks and the end. */
function touchesOfTurns({ app, retold, answered }: Mirrored): readonly number[] {
  const { table } = app;
  return app.turns().flatMap(({ before, first, end }) => {
    const { stage, turn } = (before as View | null)?.open ?? {};
    if (stage !== 'turns' || turn === undefined || table.agreement.seats[turn.seat]?.kind === 'automaton') return [];
    const [from, to] = [table.told[first]?.at ?? 0, table.told[end]?.at ?? table.count];
    const isIn = ({ at }: { readonly at: number }) => at >= from && at < to;
    const questions = answered.filter(isIn);
    if (!questions.some(({ kind }) => kind === 'outside.turn')) return [];
    const dice = questions.filter(({ kind }) => kind === 'die').length;
    return [gesturesOfTurn(retold.filter(isIn)) + questions.length - dice / 2];
  });
}

/** What is told at once when people join. */
function touchesOfJoining({ retold, evening }: Mirrored): number {
  return gesturesOfJoining(retold.slice(0, evening.joinedWith));
}
