/** Learning: the first game explains itself, and lessons are played on the real table. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.describe('a first game', () => {
  test.use({ locale: 'pt-BR' });

  test('opens with the game in one minute, shows the goal, and asks before every pick', onPhone, async ({ page }) => {
    await quiet(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Jogar Calamandara/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Em 1 minuto' });
    await expect(sheet.getByText('Seja o primeiro a pôr o seu viajante na Fenda')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Ir para a mesa' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(yourTurn(page)).toContainText('Objetivo: ser o primeiro na Fenda.');
    await page.locator('.decision .option').first().click();
    await expect(page.locator('.decision .confirm')).toBeVisible();
    await expect(page.locator('.selected-box')).toBeVisible();
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
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

    test(
      'a lesson is played by touching what it rings, straying is taken back, and it is remembered',
      onPhone,
      async ({ page }) => {
        await quiet(page);
        await page.goto('/');
        await page.getByRole('link', { name: learn }).click();
        await page.locator('.lessons a').first().click();
        const ended = page.getByRole('dialog', { name: done });
        await page.locator('.acts .btn.primary').click();
        await expect(page.locator('.to-touch').first()).toBeVisible();
        await page.locator('.decision .option:not(.to-touch), .tray .option:not(.to-touch)').first().click();
        await page.locator('.acts .btn.primary').click();
        for (let steps = 0; steps < 12 && !(await ended.isVisible()); steps++) {
          const ringed = page.locator('.to-touch').first();
          await expect(ringed.or(ended).first()).toBeVisible();
          // The last one may be gone by now.
          await page.evaluate(() => document.querySelector<HTMLElement>('.to-touch')?.click());
        }
        await expect(ended.locator('.done-steps li')).toHaveCount(7);
        await expectAccessible(page);
        await page.goto('/learn/calamandara');
        await expect(page.locator('.lessons a').first()).toContainText(/concluída|done/);
      },
    );
  });
}

// A lesson of each game is walked through in camera.spec.ts, which looks at every step.
test('on a phone a long lesson is walked through by touching what it rings', onPhone, async ({ page }) => {
  await quiet(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/root/marquise');
  await expect(page.locator('.coached b')).toBeVisible();
  await expect.poll(() => page.evaluate(goOn), { intervals: [100] }).toBe('done');
});

test.describe('a lesson in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test(
    'the coach speaks in the bar: the same rows as at any table, and the way out is in the menu',
    onPhone,
    async ({ page }) => {
      await quiet(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/learn/root/alliance');
      const line = page.locator('.coached b');
      await expect(line).toContainText('Aliança');
      await expect(page.locator('.coach')).toBeHidden();
      await expect(page.locator('.top').getByRole('img', { name: /Passo 1 de 12/ })).toBeVisible();
      expect((await page.locator('.decision .ask').boundingBox())?.height).toBe(40);
      expect(await line.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
      await page.getByRole('button', { name: 'Sobre esta pergunta' }).click();
      await expect(page.getByRole('dialog').getByText(/Ela começa fraca e cresce depressa/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.getByRole('link', { name: 'Sair da lição' }).click();
      await expect(page).toHaveURL(/\/learn\/root$/);
      await expect(page.getByText('Espalhar simpatia, revoltar-se e treinar oficiais.')).toBeVisible();
    },
  );

  test('after the lesson on the Automa the real game is against her', onPhone, async ({ page }) => {
    await quiet(page);
    await page.goto('/learn/evenfall/automa');
    await expect(page.locator('.coached b')).toBeVisible();
    await expect.poll(() => page.evaluate(goOn), { intervals: [100] }).toBe('done');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Jogar de verdade/ })
      .click();
    await expect(page).toHaveURL(/\/match\//);
    const address = `/api${new URL(page.url()).pathname.replace('match', 'matches')}`;
    const { seats } = (await (await page.request.get(address)).json()) as { readonly seats: readonly object[] };
    expect(seats[1]).toMatchObject({ kind: 'automaton' });
  });
});

test('held sideways the coach speaks in the bar beside the board, which keeps its room', onPhone, async ({ page }) => {
  await quiet(page);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const lesson of ['root/automata', 'oath/turn', 'calamandara/walk-and-place']) {
    await page.goto(`/learn/${lesson}`);
    for (const part of ['.coached b', '.acts .btn.primary', '.board-box'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
    const board = await page.locator('.board-box').boundingBox();
    expect(board?.width).toBeGreaterThan(400);
    expect(board?.height).toBeGreaterThan(370);
  }
});

/** Does what the coach says, where a finger could: reads on, or touches what is ringed if nothing lies over it. */
function goOn(): 'done' | 'went on' | 'cannot' {
  if (document.querySelector('.lesson-end')) return 'done';
  const it = document.querySelector<HTMLElement>('.to-touch, .acts .btn.primary');
  if (!it) return 'cannot';
  const { left, top, width, height } = it.getBoundingClientRect();
  if (!it.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return 'cannot';
  it.click();
  return 'went on';
}

async function quiet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tavola-settings'))
      localStorage.setItem('tavola-settings', JSON.stringify({ tempo: 'direct' }));
  });
}
