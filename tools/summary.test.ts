import { describe, expect, test } from 'vitest';
import { browserCounts, closingLine, green, slowest, stepLine, unitCounts } from './summary.mjs';

const unit = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };
const lint = { name: 'lint', ok: true, time: '0.4 s' };

describe('the closing line of npm test', () => {
  test('adds unit and browser tests', () => {
    const steps = [
      lint,
      { name: 'unit', ok: true, time: '1 s', counts: unitCounts(unit) },
      {
        name: 'browser',
        ok: true,
        time: '9 s',
        counts: browserCounts({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 } }),
      },
    ];
    expect(closingLine(steps)).toBe('17 passed, 0 failed, 4 skipped');
    expect(green(steps)).toBe(true);
  });

  test('counts a failed lint as one failure', () => {
    const steps = [
      { ...lint, ok: false },
      { name: 'unit', ok: true, time: '1 s', counts: unitCounts(unit) },
    ];
    expect(closingLine(steps)).toBe('12 passed, 1 failed, 3 skipped');
    expect(green(steps)).toBe(false);
  });

  test('counts a runner that crashed before its report as one failure', () => {
    const steps = [lint, { name: 'unit', ok: false, time: '1 s', counts: unitCounts(undefined) }];
    expect(closingLine(steps)).toBe('0 passed, 1 failed, 0 skipped');
    expect(green(steps)).toBe(false);
  });

  test('is not green when nothing was tested', () => {
    expect(closingLine([lint])).toBe('0 passed, 0 failed, 0 skipped');
    expect(green([lint])).toBe(false);
  });

  test('treats a browser test that needed a second try as failed', () => {
    expect(browserCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
    });
  });

  test('tells a step that could not run from one that failed', () => {
    expect(stepLine({ name: 'browser', ok: null, time: '-' })).toBe('tavola: browser    NOT RUN -');
    expect(stepLine({ name: 'lint', ok: false, time: '0.4 s' })).toBe('tavola: lint       FAILED  0.4 s');
  });
});

test('the slowest tests of both kinds are listed, slowest first', () => {
  const units = [
    { duration: 1500, fullName: 'a game ends' },
    { duration: 20, fullName: 'a card is drawn' },
  ];
  const unit = { testResults: [{ name: `${process.cwd()}/games/x.test.ts`, assertionResults: units }] };
  const spec = { file: 'x.spec.ts', title: 'plays', tests: [{ projectName: 'phone', results: [{ duration: 9000 }] }] };
  expect(slowest(unit, { suites: [{ suites: [{ specs: [spec] }] }] }, 2)).toEqual([
    '   9.0 s  e2e/x.spec.ts  plays (phone)',
    '   1.5 s  games/x.test.ts  a game ends',
  ]);
});
