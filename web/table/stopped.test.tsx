import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Match } from '../api/types.ts';
import { pt } from '../text/pt.ts';
import { Stopped } from './stopped.tsx';

vi.mock('../browser/router.tsx', () => ({ Link: 'a' }));
vi.mock('../text/catalogue.ts', () => ({
  useText: () => pt,
  problemText: (_: unknown, code: 'OLD_RULES') => pt.problems[code],
}));

const stopped = { code: 'OLD_RULES', detail: { needs: '1', has: '2', pick: 20, count: 63 } } as const;
const seats = ['Ana', 'Bia'].map((name, seat) => ({ seat, kind: 'person', name, away: null }));
const match = { id: 'm_1', status: 'playing', seats, mine: [0], undo: null } as unknown as Match;

function shown(change: Partial<Match>): string {
  return renderToStaticMarkup(<Stopped match={{ ...match, ...change }} stopped={stopped} repair={async () => {}} />);
}

test('a match that old rules wrote says up to where it fits, and its people can go back', () => {
  const page = shown({});
  for (const words of [pt.problems.OLD_RULES, pt.stopped.where(20, 63), pt.stopped.back, pt.stopped.repair])
    expect(page).toContain(words);
});

test('those who are asked agree or refuse, those who agreed wait and may withdraw', () => {
  const undo = { seat: 1, to: 20, agreed: [1], missing: [0], repair: true };
  const [asked, waits] = [shown({ undo }), shown({ undo: { ...undo, seat: 0, agreed: [0], missing: [1] } })];
  expect(asked).toContain(pt.stopped.agree);
  expect(asked).toContain(pt.undo.refuse);
  expect(waits).toContain(pt.undo.withdraw);
  expect(waits).toContain('Bia');
  expect(waits).not.toContain(pt.stopped.repair);
});

test('others only read why, and a finished one keeps its result and its log', () => {
  expect(shown({ mine: [] })).not.toContain(pt.stopped.repair);
  const over = shown({ status: 'over' });
  expect(over).toContain(pt.stopped.over);
  expect(over).toContain(pt.result.log);
  expect(over).not.toContain(pt.stopped.repair);
});
