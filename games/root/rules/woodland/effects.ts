/** What follows from a move or a removal, when several things follow at once (ROOT-1.1.3, section 6.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Effect } from '../contract/faction.ts';
import { choose } from '../state/choose.ts';
import { playerOf } from '../state/state.ts';
import type { Root } from '../state/table.ts';

/** Resolves the effects one by one; `chooser` says which comes first where different ones wait. Effects of one kind keep their order. */
export function* resolveEffects(table: Root, chooser: Seat, effects: readonly Effect[]): Rules {
  const left = [...effects];
  while (left.length > 0) {
    const kinds = [...new Set(left.map(({ kind }) => kind))];
    const next = kinds.length === 1 ? kinds[0] : yield* nextKind(table, chooser, kinds);
    const [effect] = left.splice(
      left.findIndex(({ kind }) => kind === next),
      1,
    );
    yield* (effect as Effect).run();
  }
}

/** An automaton takes them as they are listed (AUT-6T-3). */
function* nextKind(table: Root, chooser: Seat, kinds: readonly string[]): Rules<string> {
  if (playerOf(table.state, chooser).automaton) return kinds[0] as string;
  const moves = kinds.map((effect) => ({ kind: 'effect', effect }) as const);
  return (yield* choose(chooser, { kind: 'order-effects' }, moves)).effect;
}
