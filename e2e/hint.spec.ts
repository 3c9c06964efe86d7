/** Hints while somebody plays alone. */
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.describe('pt-BR', () => {
  test.use({ locale: 'pt-BR' });

  test('a hint is asked for, shows its ideas with chances, and is taken', onPhone, async ({ page }) => {
    await settle(page);
    await openWhenAsked(page, 'calamandara', 2, 0, ({ options }) => options.length > 4);
    await page.getByRole('button', { name: 'Dica' }).click();
    const hint = page.getByRole('region', { name: 'Dica' });
    await expect(hint.getByText(/A busca estima \d+% para você/)).toBeVisible();
    await expect(hint.getByRole('listitem').first()).toContainText('%');
    await expectAccessible(page);
    const picks = await page.locator('.table').getAttribute('data-picks');
    await hint.locator('footer .primary').click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-picks', picks ?? '');
    await expect(hint).toHaveCount(0);
  });
});
