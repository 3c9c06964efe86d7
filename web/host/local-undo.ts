/** Taking picks back at a local table: at once where nobody learned anything, otherwise when the others at this screen agree. */
import { answeredWish } from '@tavola/kernel/host/consent.ts';
import { undoTerms } from '@tavola/kernel/host/practice.ts';
import { standingPass } from '@tavola/kernel/host/standing.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { learnedSince, undoOf } from '@tavola/kernel/table/undo.ts';
import { HostError } from '../api/errors.ts';
import type { PossibleUndo } from '../api/types.ts';
import type { Undo } from './host.ts';
import type { LocalTable } from './local-table.ts';
import { practiceOf } from './store.ts';

export function localUndo(local: LocalTable): Undo {
  const possible = async (seat: Seat): Promise<PossibleUndo | null> => {
    const { table, saved } = local.open();
    const people = local.people();
    const company = { sharesScreen: people.length > 1 };
    const passes = (at: Table) => standingPass(at, seat, local.orderOf(seat), company) !== null;
    const found = saved.abandoned ? null : undoOf(table, seat, passes, local.gesture);
    if (!found) return null;
    const alone = people.length === 1;
    const others = local.missing({ seat, to: found.to, agreed: [] });
    const learned = alone && !found.free && learnedSince(table, seat, found.to);
    const terms = undoTerms({ ...found, learned, others, alone, over: table.outcome !== null });
    if (terms.practice && practiceOf(saved) === 'no') throw new HostError('NO_PRACTICE');
    return terms;
  };
  const rewindIfAgreed = async () => {
    const { wish } = local;
    if (!wish || local.missing(wish).length > 0) return local.showWish();
    local.wish = null;
    if (wish.practice) local.keepAsPractice();
    local.open().table.rewind(wish.to);
    await local.startOver();
  };
  return {
    possible,
    async take(seat, asPractice) {
      const terms = await possible(seat);
      if (!terms) throw new HostError('UNDO_NOTHING');
      const { to, free, practice } = terms;
      if (practice && !asPractice && practiceOf(local.open().saved) !== 'used') throw new HostError('STALE_DECISION');
      local.wish = { seat, to, agreed: free ? local.people() : [], practice };
      await rewindIfAgreed();
    },
    async consent(seat, agree) {
      const answered = local.wish && answeredWish(local.wish, [seat], agree);
      local.wish = answered && { ...answered, practice: local.wish?.practice ?? false };
      await rewindIfAgreed();
    },
  };
}
