/** Learning: the first game explains itself, and lessons are played on the real table. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.describe('a first game', () => {
  test.use({ locale: 'pt-BR' });

  test('opens with the game in one minute, shows the goal, and asks before every pick', async ({ page }) => {
    await quiet(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Jogar Calamandara/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Em 1 minuto' });
    await expect(sheet.getByText('Seja o primeiro a pôr o seu viajante na Fenda')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Ir para a mesa' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(yourTurn(page)).toContainText('Objetivo: ser o primeiro na Fenda.');
    await page.locator('.decision .option, .tray .option').first().click();
    await expect(page.getByText(/^Prévia:/)).toBeVisible();
    await expect(page.locator('.preview')).toBeVisible();
    await page.getByRole('button', { name: 'Em 1 minuto' }).click();
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(yourTurn(page)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('the first turns of a first game', () => {
  test.use({ locale: 'pt-BR' });

  test('light up strongly what makes sense, and the rest can be touched as well', onPhone, async ({ page }) => {
    await quiet(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Jogar Labyrinx/ }).click();
    await page.getByRole('button', { name: 'Ir para a mesa' }).click();
    await expect(yourTurn(page)).toContainText('As que brilham mais fazem mais sentido agora.');
    const characters = page.locator('.pieces [data-options^="character:"]');
    const strong = page.locator('.pieces [data-options^="character:"]:not([data-faint])');
    await expect.poll(async () => (await strong.count()) < (await characters.count())).toBe(true);
    for (const id of await strong.evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.options)))
      expect(['character:akuna', 'character:mallahoc', 'character:zacramandy']).toContain(id);
    await expectAccessible(page);
    const faint = page.locator('.pieces [data-options^="character:"][data-faint]').first();
    await faint.click();
    await expect(page.locator('.decision .confirm')).toBeVisible();
  });

  test('nobody is guided who has finished a game, nor who plays with others', onPhone, async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Jogar Labyrinx/ }).click();
    await expect(yourTurn(page)).toBeVisible();
    await expect(page.locator('[data-faint], .stage.guided')).toHaveCount(0);
  });

  test('Root gives a beginner the Marquise, against an easy Eyrie', onPhone, async ({ page }) => {
    await quiet(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Jogar Root/ }).click();
    await page.getByRole('button', { name: 'Ir para a mesa' }).click();
    const { seats } = (await (
      await page.request.get(`/api${new URL(page.url()).pathname.replace('match', 'matches')}`)
    ).json()) as { readonly seats: readonly object[] };
    expect(seats[0]).toMatchObject({ kind: 'person', settings: { faction: 'marquise' } });
    expect(seats[1]).toMatchObject({ kind: 'bot', level: 'easy', settings: { faction: 'eyrie' } });
  });
});

for (const { locale, learn, done } of [
  { locale: 'pt-BR', learn: 'Aprender Calamandara', done: 'Lição concluída!' },
  { locale: 'en', learn: 'Learn Calamandara', done: 'Lesson done!' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a lesson is played by touching what it rings, straying is taken back, and it is remembered', async ({
      page,
    }) => {
      await quiet(page);
      await page.goto('/');
      await page.getByRole('link', { name: learn }).click();
      await page.locator('.lessons a').first().click();
      const coach = page.locator('.coach');
      await coach.locator('.say .btn.primary').click();
      await expect(page.locator('.to-touch').first()).toBeVisible();
      await page.locator('.decision .option:not(.to-touch), .tray .option:not(.to-touch)').first().click();
      await coach.locator('.say .btn.primary').click();
      for (let steps = 0; steps < 12 && !(await coach.getByText(done).isVisible()); steps++) {
        const ringed = page.locator('.to-touch').first();
        await expect(ringed.or(coach.getByText(done)).first()).toBeVisible();
        if (await ringed.isVisible()) await ringed.evaluate((it: HTMLElement) => it.click());
      }
      await expect(coach.getByText(done)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/learn/calamandara');
      await expect(page.locator('.lessons a').first()).toContainText(/concluída|done/);
    });
  });
}

test('on a phone nothing that a lesson rings lies behind the hand', onPhone, async ({ page }) => {
  await quiet(page);
  await page.goto('/learn/root/automata');
  await expect(page.locator('.coach progress')).toBeVisible();
  await expect.poll(() => page.evaluate(goOn), { intervals: [100] }).toBe('done');
});

test('held sideways, coach, decision and board stand side by side', onPhone, async ({ page }) => {
  await quiet(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/learn/calamandara');
  await page.locator('.lessons a').first().click();
  for (const part of ['.coach .say .btn.primary', '.decision', '.board-box'])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
  const stage = await page.locator('.stage').boundingBox();
  expect(stage?.width).toBeGreaterThan(500);
});

test('held sideways the coach stands beside the table, which keeps its room', onPhone, async ({ page }) => {
  await quiet(page);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const lesson of ['root/automata', 'oath/turn']) {
    await page.goto(`/learn/${lesson}`);
    await expect(page.locator('.coach .say')).toBeInViewport({ ratio: 0.9 });
    const stage = await page.locator('.stage').boundingBox();
    expect(stage?.width).toBeGreaterThan(500);
    expect(stage?.height).toBeGreaterThan(300);
  }
});

/** Does what the coach says, where a finger could: reads on, or touches what is ringed if nothing lies over it. */
function goOn(): 'done' | 'went on' | 'cannot' {
  const { value, max } = document.querySelector('.coach progress') as HTMLProgressElement;
  if (value === max) return 'done';
  const it = document.querySelector<HTMLElement>('.coach .say .btn.primary, .to-touch');
  if (!it) return 'cannot';
  const { left, top, width, height } = it.getBoundingClientRect();
  if (!it.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return 'cannot';
  it.click();
  return 'went on';
}

async function quiet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tavola-settings'))
      localStorage.setItem('tavola-settings', JSON.stringify({ speed: 'off', sound: false }));
  });
}
