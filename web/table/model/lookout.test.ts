import { asAsked, touched } from '@tavola/kernel/host/folding.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import { expect, test } from 'vitest';
import { Lookout } from './lookout.ts';

const march = asAsked({ ask: 'from', options: [option('from:7'), option('from:8')] });
const folding = { folds: { from: 'pair', to: 'pair', count: 'pair' }, amounts: ['count'] } as const;

test('a touch is followed as far as previews are certain, each looked up once', async () => {
  const looked: string[] = [];
  const lookout = new Lookout(
    {
      preview: async (_seat, path) => {
        looked.push([path].flat().join(' '));
        return looked.length === 1 ? preview('to', ['to:1', 'to:2'], 'in hand') : preview(null, [], null);
      },
    },
    0,
  );
  const from = march.options[0]!;
  const gesture = await lookout.run(touched(folding, [march], from));
  expect(gesture).toMatchObject({ isWhole: false, stages: [{ taken: { id: 'from:7' } }, { ask: 'to', taken: null }] });
  expect(lookout.viewAt(gesture.stages[1]!)).toBe('in hand');
  expect(lookout.viewAt(march)).toBeNull();
  await lookout.run(touched(folding, [march], from));
  expect(looked).toEqual(['from:7']);
});

test('what is not folded needs no look, and is answered at once', () => {
  const lookout = new Lookout({ preview: () => Promise.reject(new Error('never asked')) }, 0);
  expect(lookout.run(touched({}, [march], march.options[0]!))).toMatchObject({ isWhole: true });
});

test('where previews fail the gesture ends with what was touched', async () => {
  const lookout = new Lookout({ preview: () => Promise.reject(new Error('offline')) }, 0);
  expect(await lookout.run(touched(folding, [march], march.options[0]!))).toMatchObject({
    isWhole: true,
    path: [{ ask: 'from', option: 'from:7' }],
  });
});

function option(id: string) {
  return { id, move: { kind: id } };
}

function preview(ask: string | null, ids: readonly string[], view: unknown): Preview {
  return {
    events: [],
    view,
    next: ask === null ? 'others' : 'you',
    ask,
    options: ask === null ? null : ids.map(option),
  };
}
