/** The Clockwork Prince beside the real box: an evening on a phone, without a network, gone on with. */
import { expect, type Page } from '@playwright/test';
import { oath } from '@tavola/games/oath/game.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { sayValue, tableChance } from '@tavola/kernel/rules/real.ts';
import { expectAccessible } from './axe.ts';
import { expectKept } from './evening.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const CONFIRM = 'É assim, e nada mais mudou';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Three cards by suit, a Vision is only called a Vision; then the name of the one that he plays. */
async function draw(page: Page): Promise<void> {
  const cards = page.locator('.evening-cards');
  await expect(heading(page)).toContainText('Busca: carta 1 de 3');
  await cards.getByRole('button', { name: 'Lar', exact: true }).click();
  await cards.getByRole('button', { name: 'Ordem, plano de batalha' }).click();
  await cards.getByRole('button', { name: 'Visão' }).click();
  await expect(heading(page)).toContainText('qual é');
  await cards.locator('.btn:not(.big)').first().click();
}

/** Hands lay the table out, and the first answer to whatever is asked meanwhile. */
async function setUp(page: Page): Promise<void> {
  const first = page.locator('.evening-moves .btn').first();
  for (let i = 0; i < 6; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if ((await heading(page).count()) && /Está tudo assim/.test((await heading(page).textContent()) ?? '')) return;
    if (await button(page, /^Feito/).count()) await button(page, /^Feito/).click();
    else await first.click();
  }
}

/** Whatever else his turn asks, up to the person's own. */
async function princeTurn(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if (await button(page, /^Fim do turno: já/).count()) return;
    if (await button(page, /^Feito/).count()) await button(page, /^Feito/).click();
    else if (await page.locator('.evening-cards').count()) await draw(page);
    else if (await button(page, CONFIRM).count()) await button(page, CONFIRM).click();
    else if (await button(page, 'É assim').count()) await button(page, 'É assim').click();
    else if (await page.locator('.evening-sides').count())
      await page.locator('.evening-sides fieldset').first().locator('button').last().click();
    else if (await page.locator('.evening-pairs').count()) await page.locator('.evening-pairs button').first().click();
    else await page.locator('.evening-moves .btn').first().click();
  }
}

test('an evening against the Prince: set up, offline, told, asked, his mind and why', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: /Mesa física: autômatos de Oath/ }).click();
  await button(page, 'Pronto: arrumar a mesa').click();
  await setUp(page);
  await expect(heading(page)).toContainText('Está tudo assim na mesa?');
  await expectKept(page, 'oath');
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Sim: a mesa está assim').click();

  await draw(page);
  const tasks = page.locator('.evening-turn .evening-tasks');
  await expect(tasks).toBeVisible();
  await button(page, 'Por quê?').first().click();
  await expect(tasks.locator('.ladder').first()).toBeVisible();
  await tasks.locator('li', { hasText: 'Ficha' }).first().getByRole('button', { name: 'Por quê?' }).click();
  await button(page, 'Ver o Guia Mental').first().click();
  await expect(page.locator('.oath-mind').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await princeTurn(page);
  await expect(heading(page)).toContainText('na mesa: o que ficou');

  await page.locator('.evening-dock').getByRole('button', { name: 'Povos' }).click();
  await page
    .locator('.evening-places')
    .getByRole('button', { name: /^Planícies/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Carta 2' }).selectOption({ index: 5 });
  await sheet.getByRole('button', { name: /^Mais: Influência solta/ }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await page.locator('.evening-dock').getByRole('button', { name: 'Turno' }).click();
  await page.reload();
  await button(page, /^Fim do turno: pergunte/).click();
  await expect(page.locator('.evening-turn').getByRole('heading', { level: 1 })).not.toContainText('o que ficou');
  await princeTurn(page);
  await expect(heading(page)).toContainText('na mesa: o que ficou');
});

test('what an evening left is kept, and the next game begins with it, on the table or on the screen', async ({
  page,
}) => {
  await page.goto('/assistant');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(
    (evening) =>
      new Promise<void>((kept, failed) => {
        const opening = indexedDB.open('tavola-evenings');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('evenings', 'readwrite');
          writing.objectStore('evenings').put(evening);
          writing.oncomplete = () => kept();
        };
      }),
    finishedEvening(),
  );
  await page.goto('/assistant/the-end');
  await button(page, 'Guardar o que esta partida deixou').click();
  await expect(page).toHaveURL(/\/chronicle\/local-/);
  await expect(page.locator('.oath-legacy .land')).toHaveCount(8);
  const address = page.url();
  await page.getByRole('link', { name: 'Rever a partida' }).or(page.locator('a[href$="/replay"]')).first().click();
  await expect(page.locator('.oath').first()).toBeVisible();

  await page.goto(address);
  await page.getByRole('link', { name: 'Próxima partida na mesa física' }).click();
  await expect(page.getByText('Continua: Rainha de Copas')).toBeVisible();
  await button(page, 'Pronto: arrumar a mesa').click();
  await setUp(page);
  await expect(heading(page)).toContainText('Está tudo assim na mesa?');

  await page.goto(address);
  await button(page, 'Começar a 2ª partida').click();
  await expect(page).toHaveURL(/\/match\/local-/);
});

/** An evening at its end, every question answered with what came first. */
function finishedEvening(): object {
  const chance = tableChance(fairChance('0'), oath, () => true);
  const app = Assistant.start(oath, { seats: ['outside', 'automaton'], options: { chronicle: true }, chance });
  while (app.table.outcome === null) {
    const [wanted] = app.need?.facts ?? [];
    const fact = app.table.facts().find(({ id }) => id === wanted);
    if (fact) app.tell(fact.id, sayValue(fact));
    else if (app.waitsForHands) app.done();
    else app.answer(app.decision?.options[0]?.id as string);
  }
  const seen = app.table.told.length;
  const kept = { id: 'the-end', name: 'Rainha de Copas', game: 'oath', seed: '0', pace: 'turn', rolls: true, seen };
  return JSON.parse(JSON.stringify({ ...kept, updated: 1, ...app.save() }));
}
