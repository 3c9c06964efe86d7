import type { Move } from '@tavola/kernel/rules/ask.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardOption, Choice } from './contract.ts';
import { Touch } from './touch.tsx';
import { byHandle, onlyLegal, openOf, type Touchable, touchable, touchableFor } from './touchable.ts';

type Step = { readonly kind: 'walk' | 'rest'; readonly cell?: string };
const option = (move: Step): BoardOption<Step> => ({ id: Object.values(move).join(':'), move });
const [a, b, rest] = [
  option({ kind: 'walk', cell: 'a' }),
  option({ kind: 'walk', cell: 'b' }),
  option({ kind: 'rest' }),
];

/** What the shell was told. */
let told: string[] = [];
function choiceOf(open: readonly BoardOption<Step>[], selected: BoardOption<Step> | null = null): Choice<Step> {
  told = [];
  const refused = [{ ...option({ kind: 'walk', cell: 'wall' }), clause: 'TST-1' }];
  return {
    ask: 'step',
    options: open,
    open,
    refused,
    selected,
    narrow: (ids) => told.push(ids.join('|')),
    confirm: () => told.push('confirm'),
    back: () => told.push('back'),
    why: (match) => told.push(`why ${refused.filter(({ move }) => match(move)).map(({ id }) => id)}`),
  };
}
const to = (cell: string) => (move: Step) => move.cell === cell;
const drawn = (on: Touchable, props = {}) => renderToStaticMarkup(<Touch on={on} label="it" {...props} />);

describe('what a thing stands for', () => {
  test('by its moves: the open ones, else a refused one', () => {
    const choice = choiceOf([a, b, rest]);
    expect(touchable(choice, to('a'))).toMatchObject({ ids: ['walk:a'], narrows: true, refused: false });
    expect(touchable(choice, to('wall'))).toMatchObject({ ids: [], narrows: false, refused: true });
    expect(touchable(choice, to('nowhere'))).toMatchObject({ ids: [], refused: false });
    expect(touchable(null, to('a'))).toMatchObject({ ids: [], selected: false, refused: false });
  });

  test('by handles: all options that one of them touches, once', () => {
    const on = byHandle(choiceOf([a, b, rest], b), ({ kind, cell }: Step) => [kind, `cell:${cell}`]);
    expect(on('walk', 'cell:a')).toMatchObject({ ids: ['walk:a', 'walk:b'], selected: true, handle: 'walk cell:a' });
    expect(on('cell:wall').refused).toBe(true);
  });

  test('by ids', () => {
    const choice = choiceOf([a, b]);
    expect(touchableFor(choice, ['walk:a', 'walk:b']).narrows).toBe(false);
    const wall = touchableFor(choice, [], ['walk:wall']);
    expect([wall.refused, onlyLegal(wall).refused]).toEqual([true, false]);
  });

  test('a touch narrows, or asks by the moves it means', () => {
    const choice = choiceOf([a, b, rest]);
    touchable(choice, ({ kind }) => kind === 'walk').narrow();
    touchable(choice, to('wall')).why({} as Element);
    touchableFor(choice, [], ['walk:wall']).why({} as Element);
    expect(told).toEqual(['walk:a|walk:b', 'why walk:wall', 'why walk:wall']);
  });

  test('the open options of some kinds', () => {
    expect(openOf(choiceOf([a, b, rest]), 'rest').map(({ id }) => id)).toEqual(['rest']);
  });
});

describe('the button', () => {
  const choice = choiceOf([a, b, rest], b);

  test('that can be taken is named, marked and says whether it is selected', () => {
    expect(drawn(touchable(choice, to('a')), { thing: 'cell:a' })).toBe(
      '<button type="button" class="touch legal" aria-label="it" aria-pressed="false" data-thing="cell:a" data-options="walk:a"></button>',
    );
    expect(drawn(touchable(choice, to('b')))).toContain(
      'class="touch legal selected" aria-label="it" aria-pressed="true"',
    );
  });

  test('that is refused is disabled, and is not in the way of the keyboard over a drawing', () => {
    expect(drawn(touchable(choice, to('wall')))).toContain(
      'class="touch refused" aria-label="it" aria-disabled="true"',
    );
    expect(drawn(touchable(choice, to('wall')), { over: 'round' })).toContain('class="target over round refused"');
    expect(drawn(touchable(choice, to('wall')), { over: 'round' })).toContain('tabindex="-1"');
  });

  test('that does nothing is plain, gone over a drawing, or stays to be asked', () => {
    const nothing = touchable(choice, to('nowhere'));
    expect(drawn(nothing)).toBe('<span class="touch quiet"></span>');
    expect(drawn(nothing, { over: 'square' })).toBe('');
    expect(
      drawn(
        touchable(choiceOf([a, b]), () => true),
        { over: 'square' },
      ),
    ).toBe('');
    expect(drawn(nothing, { asks: true })).toContain('<button type="button" class="touch quiet"');
    expect(drawn(nothing, { reads: () => {} })).toBe(
      '<button type="button" class="touch reads" aria-label="it"></button>',
    );
  });

  test('that was chosen before is pressed', () => {
    expect(drawn(touchable(choice, to('nowhere')), { asks: true, chosen: true })).toContain('aria-pressed="true"');
  });
});

test('moves of any game fit', () => {
  const choice: Choice<Move> | null = null;
  expect(touchable(choice, () => true).ids).toEqual([]);
});
