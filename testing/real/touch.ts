/** What somebody may do at random with a phone at the wood of the tests. */
import type { Following } from '@tavola/kernel/real/following.ts';
import type { Saying } from '@tavola/kernel/real/shared.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';

type Touched = {
  readonly following: Following;
  say(saying: Saying): unknown;
  tell(...facts: readonly (readonly [fact: string, said: string])[]): unknown;
  answer(option: string): unknown;
};

export const CELLS = [
  'vp:eyrie',
  'vp:alliance',
  ...[1, 6, 8, 9].flatMap((n) => [`warriors:${n}:eyrie`, `warriors:${n}:alliance`]),
  'buildings:6:eyrie',
];

/** One touch at random. */
export function touch(phone: Touched, rng: Rng): void {
  const { shared, app } = phone.following;
  const [clash] = shared.clashes;
  const what = rng.below(12);
  if (clash && what < 4) {
    const voice = clash.voices[rng.below(clash.voices.length)];
    phone.say({ settle: { fact: clash.fact, said: voice?.said === '?' ? '1' : (voice?.said ?? '1') } });
  } else if (app.need && what < 9) phone.tell([app.need.facts[0] as string, String(rng.below(3))]);
  else if (what < 4) phone.tell(...anyCells(rng));
  else if (what === 4 && app.table.count > 1)
    phone.say({ undo: { from: Math.max(1, app.table.count - 1 - rng.below(6)) } });
  else if (what === 5 && app.trail.ahead > 0)
    phone.say({ redo: { to: app.table.count + 1 + rng.below(app.trail.ahead) } });
  else if (what === 6) phone.say({ done: app.table.count });
  else if (app.decision)
    phone.answer(app.decision.options[rng.below(Math.min(3, app.decision.options.length))]?.id ?? '');
}

export function anyCells(rng: Rng): (readonly [string, string])[] {
  const first = CELLS[rng.below(CELLS.length)] as string;
  const second = CELLS[rng.below(CELLS.length)] as string;
  const value = () => (rng.below(8) === 0 ? '?' : String(rng.below(first.startsWith('buildings') ? 2 : 3)));
  if (first === second || rng.below(3) > 0) return [[first, value()]];
  return [
    [first, String(rng.below(2))],
    [second, String(rng.below(2))],
  ];
}
