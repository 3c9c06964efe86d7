/** A local table as the React side sees it. */
import { sensibleOptions } from '@tavola/bots/hint/sensible.ts';
import { hintBot } from '@tavola/bots/hint/strength.ts';
import { beatsSince, sinceOwnPick } from '@tavola/kernel/host/beats.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import { replayFrom } from '@tavola/kernel/host/past.ts';
import { previewOf } from '@tavola/kernel/host/preview.ts';
import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { HostError } from '../api/errors.ts';
import { askHint } from './bot-client.ts';
import type { Advice, KeptMatch, TableHost } from './host.ts';
import { startLocal } from './local-new.ts';
import { LocalTable } from './local-table.ts';
import { localUndo } from './local-undo.ts';
import { painted } from './painted.ts';
import { isAmongOthers, practiceOf, statusOf } from './store.ts';

/** The page answers a touch first: what makes the rules run, perhaps from the beginning, waits for the picture. */
export function openLocalTable(id: string): TableHost {
  const local = new LocalTable(id);
  const { subscribe, snapshot, close } = local;
  return {
    subscribe,
    snapshot,
    close,
    async pick(seat, decision, option, steps) {
      await painted();
      await local.pick(seat, decision, option, steps);
    },
    refused: async (seat, after) => refusedOptions(local.open().table, seat, after),
    async preview(seat, option) {
      await painted();
      return previewOf(local.open().table, seat, option);
    },
    async explain(n) {
      await painted();
      return explain(local.open().table, n);
    },
    publicly: async () => snapshot().history.get('spectator') ?? [],
    undo: localUndo(local),
    advice: localAdvice(local),
    reactions: { order: (seat, order) => local.order(seat, order) },
    kept: keptHere(local),
    bots: {
      isHurried: () => local.open().saved.hurried ?? false,
      async hurry() {
        local.keep({ hurried: true });
        await local.save();
      },
    },
  };
}

function localAdvice(local: LocalTable): Advice {
  const checkAlone = async () => {
    if (await isAmongOthers(local.open().saved)) throw new HostError('HINT_WITH_OTHERS');
  };
  return {
    async sensible(seat, after) {
      await checkAlone();
      return sensibleOptions(local.open().table, seat, after);
    },
    async hint(seat, { strength, seconds, guided }, signal, onThinking) {
      await checkAlone();
      const { table } = local.open();
      return askHint({ table, seat, guided, bot: hintBot(strength, seconds) }, onThinking, signal);
    },
  };
}

function keptHere(local: LocalTable): KeptMatch {
  return {
    async missed(eyes) {
      await painted();
      const { table, saved } = local.open();
      const since = sinceOwnPick(table.pickers(), eyes);
      const isOver = statusOf(saved, table.outcome) !== 'playing';
      if (since < replayFrom(table.game, table.options, table.count, isOver)) throw new HostError('NOT_OVER');
      return beatsSince(table, eyes, since);
    },
    /** People who share a screen can ask each other aloud. */
    async abandon() {
      local.keep({ abandoned: true });
      await local.goOn();
    },
    /** The table goes on from the last good pick. */
    async repair() {
      local.keepAsPractice();
      await local.startOver();
    },
    async rematch() {
      const { saved } = local.open();
      const { game, seats, name, log } = saved;
      const practice = practiceOf(saved) === 'no' ? 'no' : 'allowed';
      const next = await startLocal({ game, options: log.options, seats, name, dice: log.dice, practice });
      return `/match/${next.id}`;
    },
  };
}
