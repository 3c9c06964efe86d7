// How the outcome of a test run is counted and told. A step is { name, ok: true | false | null, time, counts? };
// null means that it could not run on this machine.

/** Counts of Vitest's JSON report. */
export function unitCounts(report) {
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report; a test that passed only when tried again has failed. */
export function browserCounts(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** Sum over the steps; a step that failed without a failing test (lint, a crash) counts as one failure. */
export function total(steps) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { ok, counts = { passed: 0, failed: 0, skipped: 0 } } of steps) {
    sum.passed += counts.passed;
    sum.failed += ok === false ? Math.max(1, counts.failed) : counts.failed;
    sum.skipped += counts.skipped;
  }
  return sum;
}

export function green(steps) {
  const { passed, failed } = total(steps);
  return failed === 0 && passed > 0;
}

export function stepLine({ name, ok, time }) {
  const outcome = ok === null ? 'NOT RUN' : ok ? 'ok' : 'FAILED';
  return `tavola: ${name.padEnd(10)} ${outcome.padEnd(7)} ${time}`;
}

export function closingLine(steps) {
  const { passed, failed, skipped } = total(steps);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The tests that took longest, slowest first, a line for each: seconds, file, title. */
export function slowest(unit, browser, most) {
  const tests = [...unitTimes(unit), ...browserTimes(browser)];
  return tests
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`);
}

function unitTimes(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({ ms: duration ?? 0, file: fileName(name), title: fullName })),
  );
}

function browserTimes(report) {
  const visit = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        file: `e2e/${file}`,
        title: `${title} (${projectName})`,
      })),
    ),
    ...suites.flatMap(visit),
  ];
  return report ? visit(report) : [];
}

function fileName(path) {
  return path.replace(`${process.cwd()}/`, '');
}
