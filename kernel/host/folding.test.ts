import { expect, test } from 'vitest';
import type { Folding } from '../face/face.ts';
import {
  asAsked,
  changed,
  foreseeing,
  type Gesture,
  type OneAsked,
  opened,
  openStage,
  type Stage,
  touched,
  waits,
} from './folding.ts';
import type { Step } from './gesture.ts';

const act = asked('act', 'go', 'fight', 'end-turn');
/** What follows from each list of picks. */
const FOLLOWS: { readonly [path: string]: OneAsked } = {
  go: asked('where', 'here', 'there'),
  fight: asked('whom', 'bear', 'wolf', 'done'),
  'fight bear': asked('whom', 'wolf', 'done'),
  'fight bear done': dice(2),
  'fight bear wolf': dice(3),
  'fight done': dice(1),
};
const folding: Folding = {
  folds: { act: 'pair', where: 'pair', whom: 'sheet', dice: 'sheet' },
  amounts: ['dice'],
  leads: (_, { kind }) => (kind === 'go' ? 'where' : null),
  usual: (_, options) => options.find(({ kind }) => kind === 'done'),
};

test('beside an option that leads to places stand the places, and touching one picks both', () => {
  const stage = foreseeing(opened(folding, act, []), look);
  expect(stage.options.map(({ id }) => id)).toEqual(['go', 'fight', 'end-turn', 'here', 'there']);
  const gesture = foreseeing(touched(folding, [stage], optionOf(stage, 'there')), look);
  expect(picks(gesture)).toEqual(['go', 'there']);
  expect(waits(folding, gesture)).toBe(false);
});

test('where it leads somewhere else this time, only the option itself is offered', () => {
  const stage = foreseeing(opened({ ...folding, leads: () => 'whom' }, act, []), (path) =>
    path.at(-1)?.option === 'go' ? asked('toll', 'pay', 'stay') : null,
  );
  expect(stage.options.map(({ id }) => id)).toEqual(['go', 'fight', 'end-turn']);
});

test('what was filled in last lies open: touching more of it goes on with the same sheet', () => {
  const first = fought();
  expect(picks(first)).toEqual(['fight', 'done', 'dice-1']);
  expect(waits(folding, first)).toBe(true);
  const open = openStage(folding, first.stages) as Stage;
  expect(open.ask).toBe('whom');
  const upToIt = first.stages.slice(0, first.stages.indexOf(open) + 1);
  const more = foreseeing(touched(folding, upToIt, optionOf(open, 'bear')), look);
  expect(picks(more)).toEqual(['fight', 'bear', 'done', 'dice-2']);
  expect(openStage(folding, more.stages)?.options.map(({ id }) => id)).toEqual(['wolf', 'done']);
});

test('what was changed can be changed again, and waits for a yes', () => {
  const first = fought();
  const dicePart = first.stages.at(-1) as Stage;
  const fewer = foreseeing(changed(folding, first, 2, optionOf(dicePart, 'dice-0')), look);
  expect(picks(fewer)).toEqual(['fight', 'done', 'dice-0']);
  expect(fewer.stages.at(-1)).toMatchObject({ isUsual: true });
  expect(waits(folding, fewer)).toBe(true);
});

test('what was filled in before the last touch was seen by then', () => {
  const keeping: Folding = {
    folds: { keep: 'sheet', order: 'sheet', play: 'sheet' },
    usual: (ask, [one]) => (ask === 'order' ? one : undefined),
  };
  const keep = asAsked(asked('keep', 'a', 'b'));
  const kept = (path: readonly Step[]) =>
    [asked('order', 'b', 'c'), asked('play', 'site', 'adviser')][path.length - 1] ?? null;
  const gesture = foreseeing(touched(keeping, [keep], optionOf(keep, 'a')), kept);
  expect(gesture).toMatchObject({ isWhole: false });
  const played = gesture.stages.at(-1) as Stage;
  const whole = foreseeing(touched(keeping, gesture.stages, optionOf(played, 'site')), kept);
  expect(picks(whole)).toEqual(['a', 'b', 'site']);
  expect(waits(keeping, whole)).toBe(false);
});

function fought(): Gesture {
  const stage = asAsked(act);
  return foreseeing(touched(folding, [stage], optionOf(stage, 'fight')), look);
}

function asked(ask: string, ...ids: readonly string[]): OneAsked {
  return { ask, options: ids.map((id) => ({ id, move: { kind: id } })) };
}

function dice(most: number): OneAsked {
  const options = Array.from({ length: most + 1 }, (_, n) => ({ id: `dice-${n}`, move: { kind: 'dice', n } }));
  return { ask: 'dice', options };
}

function look(path: readonly Step[]): OneAsked | null {
  return FOLLOWS[path.map(({ option }) => option).join(' ')] ?? null;
}

function optionOf({ options }: Stage, id: string) {
  const found = options.find((option) => option.id === id);
  if (!found) throw new Error(`not offered: ${id}`);
  return found;
}

function picks({ path }: Gesture): readonly string[] {
  return path.map(({ option }) => option);
}
