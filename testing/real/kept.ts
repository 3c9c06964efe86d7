/** The proof that an evening of several phones has lost no word. */
import { numberOf, type Word } from '@tavola/kernel/real/shared.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { verify } from '@tavola/kernel/table/verify.ts';
import { expect } from 'vitest';
import type { SharedTable } from './shared-evening.ts';

/** The log is legal and leads there from its first pick; every word is in it, was settled, clashed, or is named as fallen. */
export function expectKept(table: SharedTable, here: string): void {
  const { saved, spoken, shared } = table.ledger;
  const { log } = saved;
  const { app } = table.phone('again');
  const whole = Table.resume(table.game, { ...log, checks: [] }, { chance: realDice });
  expect(fingerprint(whole.state), here).toBe(fingerprint(app.table.state));
  expect(verify(table.game, log), here).toMatchObject({ sound: true });
  const places = new Map<string, number>();
  for (const [i, [, option]] of log.picks.entries()) {
    const place = `${spoken[i]} ${option.split('=')[0]}`;
    if (option.includes('=') && spoken[i]) places.set(place, (places.get(place) ?? 0) + 1);
  }
  expect(
    [...places].filter(([, times]) => times > 1),
    here,
  ).toEqual([]);
  const said = [...table.verdicts.values()];
  for (const [n, { fate, word, known }] of said.entries()) {
    if (fate === 'refused' || !('say' in word)) continue;
    const later = said
      .slice(n + 1)
      .filter((one) => one.fate !== 'refused')
      .map((one) => one.word);
    for (const cell of word.say) {
      const isThere = places.has(`${word.word} ${cell.fact}`);
      const isFallen = table.fallen.some(
        ([one, [, option]]) => one === word.word && option.startsWith(`${cell.fact}=`),
      );
      const isClash = shared.clashes.some(
        ({ fact, voices }) => fact === cell.fact && voices.some(({ said }) => said === cell.said),
      );
      const isOver = later.some((one) => tells(one, cell.fact)) || known.includes(cell.fact);
      const isWeak = cell.said === '?' || cell.said === cell.had;
      expect(
        [isThere, isFallen, isClash, isOver, isWeak, numberOf(app.table, cell.fact) === cell.said],
        `${here}: ${JSON.stringify(word)}`,
      ).toContain(true);
    }
  }
}
function tells(word: Word, fact: string): boolean {
  if ('settle' in word) return word.settle.fact === fact;
  if ('undo' in word) return true;
  return 'say' in word && word.say.some((cell) => cell.fact === fact);
}
