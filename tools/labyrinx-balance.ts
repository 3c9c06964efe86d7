// How often each character of Labyrinx wins between bots that follow the game's own policy:
//   node tools/labyrinx-balance.ts [games, 2400] [players, 4] [first seed, 1]
import { labyrinx } from '@tavola/games/labyrinx/game.ts';
import { CHARACTERS, type CharacterId } from '@tavola/games/labyrinx/rules/characters.ts';
import type { State } from '@tavola/games/labyrinx/rules/state.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';

const [games = 2400, players = 4, seed = 1] = process.argv.slice(2).map(Number);
const played = new Map<CharacterId, { games: number; wins: number; treasures: number }>();
const reasons = new Map<string, number>();
let turns = 0;

for (let i = 0; i < games; i++) {
  const table = Table.start<State>(labyrinx, {
    seats: players,
    options: { characterSelection: 'random' },
    chance: seededChance(seed + i),
    watched: false,
    recorded: false,
  });
  const rng = seededRng(seed + i);
  while (table.outcome === null) {
    const seat = table.pending[0] as number;
    const question = table.question(seat);
    if (!question) throw new Error('nobody is asked');
    table.take(
      seat,
      labyrinx.bot?.policy?.(table.state, seat, question.ask as never, question.options as never, rng) ?? 0,
    );
  }
  const { winners, reason } = table.outcome;
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  turns += table.state.turn;
  for (const [seat, { character, treasures }] of table.state.players.entries()) {
    const row = played.get(character as CharacterId) ?? { games: 0, wins: 0, treasures: 0 };
    row.games++;
    row.wins += winners.includes(seat) ? 1 / winners.length : 0;
    row.treasures += treasures;
    played.set(character as CharacterId, row);
  }
}

console.log(`| character | games | wins | 95 % | treasures |\n| --- | --- | --- | --- | --- |`);
for (const character of CHARACTERS.toSorted((a, b) => share(b) - share(a))) {
  const { games: n = 0, treasures = 0 } = played.get(character) ?? {};
  const p = share(character);
  const margin = 1.96 * Math.sqrt((p * (1 - p)) / n);
  console.log(`| ${character} | ${n} | ${percent(p)} | ± ${percent(margin)} | ${(treasures / n).toFixed(2)} |`);
}
console.log(
  `\nturns ${(turns / games).toFixed(1)}; ${[...reasons].map(([reason, n]) => `${reason} ${percent(n / games)}`).join(', ')}`,
);

function share(character: CharacterId): number {
  const { wins = 0, games: n = 1 } = played.get(character) ?? {};
  return wins / n;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
