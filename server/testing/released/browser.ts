/** What a released version leaves in a browser, in the form in which its pages keep it: tables, evenings, a chronicle file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: modules of another version.
type Any = any;
export type BrowserDocuments = {
  readonly tables: readonly Any[];
  readonly evenings: readonly Any[];
  /** Text of files that people saved. */
  readonly chronicles: readonly string[];
};
const SEED = '00112233445566778899aabbccddeeff';
const NOW = 1_790_000_000_000;
const PICKS = 90;

export async function browserOf(checkout: string): Promise<BrowserDocuments> {
  const load = (path: string): Promise<Any> => import(join(checkout, path));
  const { playable: games } = await load('games/rules.ts');
  const tables: Any[] = [];
  const evenings: Any[] = [];
  const chronicles: string[] = [];
  for (const entry of games) {
    const game = await entry.game();
    const seats = Array.from({ length: game.seats.min }, () => ({ kind: 'player', settings: {} }));
    tables.push(await localTable(load, game, seats, PICKS), await localTable(load, game, seats, 1e6));
    if (game.real && existsSync(join(checkout, 'kernel/real/assistant.ts'))) evenings.push(await evening(load, game));
    if (entry.id === 'oath') chronicles.push(await chronicle(load, game, seats));
  }
  return { tables, evenings, chronicles };
}

type Load = (path: string) => Promise<Any>;

async function played(load: Load, game: Any, seats: readonly Any[], most: number, more: object = {}): Promise<Any> {
  const { Table } = await load('kernel/table/table.ts');
  const { fairChance, commitment } = await load('kernel/rules/chance.ts');
  const { seededRng } = await load('kernel/rules/rng.ts');
  const rng = seededRng(9);
  const options = { ...game.amongBots };
  const table = Table.start(game, { options, seats, chance: fairChance(SEED), ...more });
  while (table.count < most && table.outcome === null) {
    const decision = table.decision(table.pending[0]);
    const option = decision.options[rng.below(decision.options.length)];
    table.pick(decision.seat, decision.number, option.id);
  }
  return { ...table.log(), commitment: commitment(SEED), ...(table.outcome && { seed: SEED }) };
}

async function localTable(load: Load, game: Any, seats: readonly Any[], most: number): Promise<Any> {
  const log = await played(load, game, seats, most);
  return {
    id: `local-${game.id}-${log.picks.length}`,
    name: '',
    game: game.id,
    seats: seats.map(({ settings }) => ({ kind: 'screen', name: '', level: null, settings })),
    log,
    seed: SEED,
    created: NOW,
    updated: NOW,
    turn: log.outcome === undefined,
    origin: null,
    uploaded: null,
  };
}

/** People play at a real table, and the app plays the automaton there. */
async function evening(load: Load, game: Any): Promise<Any> {
  const { Assistant } = await load('kernel/real/assistant.ts');
  const { fairChance } = await load('kernel/rules/chance.ts');
  const { tableChance } = await load('kernel/rules/real.ts');
  const { seededRng } = await load('kernel/rules/rng.ts');
  const { TableError } = await load('kernel/rules/errors.ts');
  const rng = seededRng(4);
  const any = (list: readonly Any[]) => list[rng.below(list.length)];
  const seats = [{ kind: 'outside' }, { kind: 'automaton' }];
  const chance = tableChance(fairChance(SEED), game, () => false);
  const app = Assistant.start(game, { seats, options: { ...game.real.options }, chance });
  for (let tap = 0; tap < 120 && app.table.outcome === null; tap++) {
    try {
      const wanted = app.need && app.table.facts().find(({ id }: Any) => id === app.need.facts[0]);
      if (app.need) {
        const { among } = wanted;
        const said = 'min' in among ? among.min + rng.below(among.max - among.min + 1) : any(among);
        app.tell(wanted.id, String(said));
      } else app.answer(app.waitsForHands ? 'done' : any(app.decision.options).id);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
  }
  const kept = { name: '', game: game.id, seed: SEED, pace: 'turn', rolls: false, seen: 0, updated: NOW };
  return { id: `evening-${game.id}`, ...kept, ...app.save() };
}

/** Two games, the second of which follows from the first. */
async function chronicle(load: Load, game: Any, seats: readonly Any[]): Promise<string> {
  const options = { ...game.amongBots, chronicle: true };
  const first = await played(load, game, seats, 1e6, { options });
  const second = await played(load, game, seats, 1e6, { options, inheritance: first.outcome.legacy });
  const games = [
    { id: 'first', follows: null, log: first },
    { id: 'second', follows: 'first', log: second },
  ];
  return JSON.stringify({ chronicle: 1, game: game.id, name: '', games });
}
