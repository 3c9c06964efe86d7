/** The end of a game: who won and by what rule, the score, at most three ways on, and the same sentence at the end of the log. */
import { expect } from '@playwright/test';
import { over, settle } from './playing.ts';
import { openFinished } from './position.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const endings = [
  { game: 'calamandara', seats: 2, options: { maxRounds: 1 }, clause: /CAL-7/ },
  { game: 'evenfall', seats: 2, options: {}, clause: /EVE-9\.4/ },
  { game: 'root', seats: 2, options: {}, clause: /ROOT-3/ },
  { game: 'oath', seats: 3, options: {}, clause: /OATH-10/ },
];

for (const { game, seats, options, clause } of endings) {
  test(`${game} says who won, by which rule, and what to do next`, async ({ page }) => {
    await settle(page);
    await openFinished(page, game, seats, options);
    const end = over(page);
    const sentence = end.locator('.end-title');
    await expect(sentence).toContainText(/(venceu?|vencem|Empate): \p{Ll}|\d/u);
    await expect(end.locator('.cite .clause')).toHaveText(clause);
    await expect(end.locator('.acts > *')).toHaveCount(4);
    const said = (await sentence.textContent())?.trim() ?? '';
    const log = page.getByRole('button', { name: /^(Registro|Ações)/ }).first();
    if (await log.isVisible()) await log.click();
    await expect(page.locator('.log .victory').last()).toBeInViewport();
    await expect(page.locator('.log .victory').last()).toContainText(said);
  });
}
