/** Accessibility: nothing serious or critical on a screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing is told of what passed, and no second page is opened for frames, which no screen has: a third of the time. */
const VIOLATIONS = { resultTypes: ['violations' as const] };

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(VIOLATIONS).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 5)
        .join(' | ')}`,
  );
  expect(told).toEqual([]);
}

/** A button that is changing its colours has none of them yet. What pulses for ever is not waited for. */
async function untilStill(): Promise<void> {
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}
