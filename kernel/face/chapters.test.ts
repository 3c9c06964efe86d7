import { expect, test } from 'vitest';
import { underChapters } from './chapters.ts';

const chapter = (title: string, ...clauses: string[]) => ({ title, summary: '', clauses });
const turn = chapter('Turn', 'X-1');
const battle = chapter('Battle', 'X-1.4', 'X-G');
const map = chapter('Map', 'X-14');

test('a clause stands under the chapter with its longest beginning, whole numbers only', () => {
  const all = ['X-1.1', 'X-1.4.2', 'X-14.3', 'X-G7', 'Y-2'];
  expect(underChapters([turn, battle, map], all)).toEqual([
    { chapter: turn, clauses: ['X-1.1'] },
    { chapter: battle, clauses: ['X-1.4.2', 'X-G7'] },
    { chapter: map, clauses: ['X-14.3'] },
    { chapter: null, clauses: ['Y-2'] },
  ]);
});

test('without chapters there is one list', () => {
  expect(underChapters([], ['X-1'])).toEqual([{ chapter: null, clauses: ['X-1'] }]);
});
