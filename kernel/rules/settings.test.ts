import { expect, test } from 'vitest';
import { fittingValues, flag, oneOf, settings, someOf, usualOf, valuesOf, whole } from './settings.ts';

const schema = settings({
  map: oneOf(['autumn', 'winter'], { usual: 'winter' }),
  fog: flag(),
  rounds: whole(1, 8, { usual: 8 }),
  traits: someOf(['bold', 'sly']),
});

test('what is left out takes its default', () => {
  expect(valuesOf(schema)).toEqual({ map: 'winter', fog: false, rounds: 8, traits: [] });
  expect(valuesOf(schema, { fog: true, traits: ['sly'] })).toEqual({
    map: 'winter',
    fog: true,
    rounds: 8,
    traits: ['sly'],
  });
  expect(Object.values(schema.fields).map(usualOf)).toEqual(['winter', false, 8, []]);
});

test.each([
  [{ map: 'lake' }, 'map'],
  [{ fog: 1 }, 'fog'],
  [{ rounds: 9 }, 'rounds'],
  [{ rounds: 1.5 }, 'rounds'],
  [{ traits: ['bold', 'bold'] }, 'traits'],
  [{ traits: ['kind'] }, 'traits'],
  [{ colour: 'red' }, 'colour'],
  [{ __proto__: null, constructor: 1 }, 'constructor'],
  [null, ''],
  [[], ''],
  ['winter', ''],
])('%o is wrong at %s', (raw, wrong) => {
  expect(schema.read(raw)).toEqual({ wrong });
});

test('a choice may offer only what makes sense for this many seats', () => {
  const first = oneOf(['random', 'seat-1', 'seat-3'], {
    fits: (value, seats) => Number(value.slice(-1)) <= seats || value === 'random',
  });
  expect(fittingValues(first, 2)).toEqual(['random', 'seat-1']);
  expect(fittingValues(oneOf(['a', 'b']), 2)).toEqual(['a', 'b']);
});
