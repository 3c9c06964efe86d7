/** A chronicle as one file: the logs of its games, each naming the one it follows. */

import { type Log, logSchema } from '@tavola/kernel/table/log.ts';
import { HostError } from '../api/errors.ts';
import { newSeed } from '../browser/new-id.ts';
import { type LocalMatch, type LocalSeat, newLocalId, saveLocal } from '../host/store.ts';
import { USUAL_LEVEL } from '../new-table/usual-seats.ts';
import { logOf } from '../replay/source/log-file.ts';
import { loadGame } from '../shelf/game-list.ts';
import { checkedGames, type SentGame } from './checked.ts';
import type { ChronicleGame } from './chronicle.ts';

type ChronicleFile = {
  readonly game: string;
  readonly name: string;
  readonly games: readonly SentGame[];
};
const MOST_GAMES = 500;
const MOST_NAME = 120;

/** The finished games; what is still being played stays where it is. */
export async function exported(games: readonly ChronicleGame[], name: string): Promise<string> {
  const over = games.filter(({ status }) => status === 'over');
  const logs = await Promise.all(over.map(async ({ id, follows }) => ({ id, follows, log: await logOf(id) })));
  return JSON.stringify({ chronicle: 1, game: games[0]?.game ?? '', name, games: logs });
}

/** Keeps the games in this browser, after a check that all of them follow the rules, and each from the one before; gives the first one's id. */
export async function imported(text: string): Promise<string> {
  const { games, name, game: id } = read(text);
  const game = await loadGame(id);
  const here = new Map<string, LocalMatch>();
  for (const { id: old, follows, log } of checkedGames(game, games)) {
    const before = follows === null ? null : (here.get(follows) ?? null);
    const seed = log.seed ?? newSeed();
    const now = Date.now();
    const match: LocalMatch = {
      id: newLocalId(),
      name,
      game: game.id,
      seats: log.seats.map(({ kind, settings }, i) => seatOf(kind, i, settings as LocalSeat['settings'])),
      log,
      seed,
      created: now + here.size,
      updated: now + here.size,
      turn: false,
      origin: null,
      uploaded: null,
      ...(before && { follows: before.id, chain: before.chain ?? before.id }),
    };
    await saveLocal(match);
    here.set(old, match);
  }
  return [...here.values()][0]?.id ?? '';
}

function read(text: string): ChronicleFile {
  try {
    const { chronicle, game, name, games } = JSON.parse(text);
    if (chronicle !== 1 || !Array.isArray(games) || games.length === 0 || games.length > MOST_GAMES) throw new Error();
    const logs = games.map(({ id, follows, log }) => ({
      id: String(id),
      follows: follows === null ? null : String(follows),
      log: logSchema.parse(log) as Log,
    }));
    return { game: String(game), name: String(name).slice(0, MOST_NAME), games: logs };
  } catch {
    throw new HostError('LOG_UNREADABLE');
  }
}

function seatOf(kind: 'player' | 'automaton' | string, seat: number, settings: LocalSeat['settings']): LocalSeat {
  if (kind === 'automaton') return { kind: 'automaton', name: '', level: null, settings };
  if (seat === 0) return { kind: 'person', name: '', level: null, settings };
  return { kind: 'bot', name: '', level: USUAL_LEVEL, settings };
}
