import { games } from '@tavola/games/shelf.ts';
import { expect, test } from 'vitest';
import { questions } from './questions.ts';
import { found } from './search.ts';
import { rulesToSearch } from './searchable.ts';

for (const { id, face: load } of games) {
  test(`${id}: what people ask finds its clause among the first three`, async () => {
    const { list, also } = await rulesToSearch(await load());
    const asked = questions[id] ?? [];
    expect(asked.length).toBeGreaterThanOrEqual(40);
    const known = new Set(list.map(({ clause }) => clause));
    expect(asked.flatMap(([, ...clauses]) => clauses).filter((clause) => !known.has(clause))).toEqual([]);
    const missed = asked.flatMap(([question, ...clauses]) => {
      const first = found(list, question, also).slice(0, 3);
      return first.some((clause) => clauses.includes(clause)) ? [] : [`${question}: ${first.join(' ') || 'nothing'}`];
    });
    expect(missed).toEqual([]);
  });
}
