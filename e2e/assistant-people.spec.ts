/** A person's turn beside a real table, told by fingers: pulls, stamps, the battle between people, points, the list of the turn; and by keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectNoSideways, openEvening } from './evening.ts';
import { settle } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', hasTouch: true });
test.beforeEach(async ({ page }) => settle(page));

type Point = { readonly x: number; readonly y: number };

const sits = (faction: string) => ({ kind: 'outside', settings: { faction } }) as const;
const plays = (faction: string) => ({ kind: 'automaton', settings: { faction } }) as const;

/** The Eyrie's turn. Four of them stand in 4, two in 7 with the Alliance's one and its sympathy; the Marquise is an automaton. */
function turnOfThree(page: Page): Promise<void> {
  return openEvening(page, 'root', [sits('eyrie'), sits('alliance'), plays('marquise')], (app) => {
    const home = app.table
      .facts()
      .find(({ id, holder, key }) => /^warriors:\d+:0$/.test(id) && Reflect.get(holder, key) === 6);
    app.tellAll([
      [home?.id ?? '', '0'],
      ['warriors:4:0', '4'],
      ['warriors:7:0', '2'],
      ['warriors:7:1', '1'],
      ['piece:7:1:sympathy', '1'],
      ['vp:0', '11'],
      ['vp:1', '9'],
    ]);
    app.answer('outside.told');
    while (app.decision?.seat !== 0 || app.table.question(0)?.outside !== true) {
      if (app.waitsForHands) app.done();
      else app.answer(app.decision?.options[0]?.id ?? '');
    }
  });
}

const chip = (page: Page) => page.locator('.evening-chip');
const tile = (page: Page, name: string) => page.locator('.evening-tray').getByRole('button', { name, exact: true });
const clearing = (page: Page, n: number) => page.locator(`.evening-board [data-options="c${n}"]`);

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const at = (page: Page, n: number) => middle(page, `.evening-board [data-options="c${n}"]`);
/** Where a piece is drawn in a clearing. */
async function piece(page: Page, id: string, n: number): Promise<Point> {
  const near = await at(page, n);
  return page.evaluate(
    ({ id, near }) => {
      const all = [...document.querySelectorAll(`[data-piece="${id}"]`)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - near.x, y - near.y);
      return all.toSorted((a, b) => far(a) - far(b))[0] ?? near;
    },
    { id, near },
  );
}

/** A finger that comes down and goes up on a control, as the page hears it: on a busy machine a real tap turns into a hold. */
async function touch(thing: Locator): Promise<void> {
  await thing.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    it.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', isPrimary: true }));
    it.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch', isPrimary: true }));
    it.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'touch', detail: 1 }));
  });
}

/** Real fingers: they go down at the first points, along to the last ones, and up. `meanwhile` sees them before they go up. */
async function fingers(
  page: Page,
  paths: readonly (readonly [Point, Point])[],
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : paths.map(([from, to], id) => ({
              id,
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
            })),
    });
  await send('touchStart', 0);
  // It rests before it goes up: a flick would go on, and swallow the next touch.
  for (const share of [0.1, 0.4, 0.7, 1, 1, 1]) {
    await send('touchMove', share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await meanwhile();
  await send('touchEnd', 1);
  await touches.detach();
}
const pull = (page: Page, from: Point, to: Point, meanwhile?: () => Promise<void>) =>
  fingers(page, [[from, to]], meanwhile);

test.describe('with fingers', onPhone, () => {
  test('pieces are pulled from place to place, from the tray, and off the map; a drop on nothing does nothing', async ({
    page,
  }) => {
    await turnOfThree(page);
    const [four, seven] = [await at(page, 4), await at(page, 7)];
    await pull(page, four, seven, async () => {
      await expect(page.locator('.evening-drag')).toHaveText(/^4 de 4 → 7/);
      const bubble = await page.locator('.evening-drag').boundingBox();
      expect((bubble?.y ?? 0) + (bubble?.height ?? 0), 'the bubble is not under the finger').toBeLessThan(seven.y);
    });
    await expect(chip(page)).toContainText('Moveu 4');
    await chip(page)
      .getByRole('button', { name: /^Menos/ })
      .click();
    await chip(page)
      .getByRole('button', { name: /^Menos/ })
      .click();
    await expect(chip(page)).toContainText('Moveu 2');
    await expect(clearing(page, 4)).toHaveAccessibleName(/Rapinas: 2|2 guerreiros/);

    // Between the clearings: nothing.
    const nothing = { x: (four.x + seven.x) / 2, y: four.y - 70 };
    await pull(page, await at(page, 4), nothing);
    await expect(chip(page)).toContainText('Moveu 2');

    await pull(page, await middle(page, '.evening-tray button:has-text("Ninho")'), await at(page, 4));
    await expect(chip(page)).toContainText('Entrou 1');
    // Beside the map: nothing.
    await pull(page, await middle(page, '.evening-tray button:has-text("Ninho")'), { x: 200, y: 70 });
    await expect(chip(page)).toContainText('Entrou 1');

    await pull(page, await piece(page, 'roost:0', 4), { x: 200, y: 70 });
    await expect(chip(page)).toContainText('Saiu 1');
    await expect(page.getByRole('status').filter({ hasText: 'Desfazer: Z' })).toContainText('Clareira 4');
  });

  test('an automaton’s piece that is pulled off the map goes by an effect, which its rules answer', async ({
    page,
  }) => {
    await turnOfThree(page);
    const off = { x: 200, y: 70 };
    await pull(page, await piece(page, 'warriors:2', 7), off);
    await expect(chip(page)).toContainText('Sai Guerreiros?');
    await expectAccessible(page);
    await chip(page).getByRole('button', { name: 'por efeito' }).click();
    await expect(page.locator('.evening-tasks')).toContainText('Tirar');
    await page.locator('.evening-bar').getByRole('button', { name: 'Voltar um passo' }).click();
    await pull(page, await piece(page, 'warriors:2', 7), off);
    await chip(page).getByRole('button', { name: 'em batalha' }).click();
    await expect(page.locator('.evening-pairs')).toBeVisible();
  });

  test('two fingers bring the map near, a pull beside the pieces pans, and pulls still move pieces', async ({
    page,
  }) => {
    await turnOfThree(page);
    const four = await at(page, 4);
    const wide = async () => (await clearing(page, 7).boundingBox())?.width ?? 0;
    const before = await wide();
    await fingers(page, [
      [
        { x: four.x + 40, y: four.y - 100 },
        { x: four.x + 10, y: four.y - 150 },
      ],
      [
        { x: four.x + 70, y: four.y - 70 },
        { x: four.x + 160, y: four.y },
      ],
    ]);
    expect(await wide()).toBeGreaterThan(before * 1.3);
    await expect(chip(page), 'two fingers carry nothing').toContainText('Puxe peças');
    const place = await at(page, 7);
    const ground = await page.evaluate(() => {
      const window = document.querySelector('.evening-window')?.getBoundingClientRect() ?? new DOMRect();
      for (let y = window.top + 20; y < window.bottom - 60; y += 10)
        for (let x = 40; x < window.right - 60; x += 10)
          if (document.elementFromPoint(x, y)?.closest('[data-options]') === null) return { x, y };
      return { x: 0, y: 0 };
    });
    await pull(page, ground, { x: ground.x + 30, y: ground.y + 40 });
    expect(await at(page, 7)).not.toEqual(place);
  });

  test('a piece that is touched has its count in the same strip, whichever it is; a hold opens the sheet', async ({
    page,
  }) => {
    await turnOfThree(page);
    const four = await piece(page, 'warriors:0', 4);
    await page.mouse.click(four.x, four.y);
    await chip(page).getByRole('button', { name: /^Mais/ }).click();
    const own = await chip(page).getByRole('button', { name: /^Mais/ }).boundingBox();
    const sympathy = await piece(page, 'sympathy:1', 7);
    await page.mouse.click(sympathy.x, sympathy.y);
    await expect(
      chip(page)
        .getByRole('button', { name: /simpatia/ })
        .first(),
    ).toBeVisible();
    expect(await chip(page).getByRole('button', { name: /^Mais/ }).boundingBox()).toEqual(own);
    await chip(page).getByRole('button', { name: 'Ficha: Clareira 7' }).click();
    await page.getByRole('dialog', { name: 'Clareira 7' }).getByRole('button', { name: 'Fechar' }).click();
    const touches = await page.context().newCDPSession(page);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [four] });
    await expect(page.getByRole('dialog', { name: 'Clareira 4' })).toBeVisible();
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog', { name: 'Clareira 4' })).toBeVisible();
  });

  test('the battle between two people is three touches: swords, dice, one button', async ({ page }) => {
    await turnOfThree(page);
    await pull(page, await middle(page, '.evening-tray button:has-text("batalha")'), await at(page, 7));
    const sheet = page.getByRole('dialog', { name: 'Batalha: Clareira 7' });
    await expect(sheet).toContainText('Rapinas');
    await expect(sheet).toContainText('Aliança');
    await sheet.getByRole('button', { name: 'Dados 2 e 1' }).click();
    // The Alliance keeps the higher die, and has one warrior to deal it.
    await expect(sheet).toContainText('Dado maior (2): Aliança.');
    await expectAccessible(page);
    await expectNoSideways(page);
    await sheet.getByRole('button', { name: 'Tirar 1 e 1' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(clearing(page, 7)).not.toHaveAccessibleName(/Aliança: 1 guerreiro/);
    await chip(page).getByRole('button', { name: 'Desfazer' }).click();

    // An ambush before the dice, losses alone, and a point for a token: one gesture, too.
    await tile(page, 'batalha').click();
    await clearing(page, 7).click();
    await sheet.getByRole('button', { name: 'Emboscada' }).click();
    await sheet.getByRole('button', { name: 'Dados 3 e 0' }).click();
    await expect(sheet.getByRole('button', { name: 'Tirar 2 e 0' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Emboscada' }).click();
    await sheet.getByRole('button', { name: 'só as perdas' }).click();
    await sheet.getByRole('button', { name: 'Mais: Perdas: Marcador de simpatia' }).click();
    await expect(sheet.getByLabel('Pontos ganhos: Rapinas', { exact: true })).toHaveText('1');
    await sheet.getByRole('button', { name: /^Tirar 0 e 1/ }).click();
    await expect(page.locator('.points-now')).toContainText('12');
    await chip(page).getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.locator('.points-now')).toContainText('11');
  });

  test('points by touch: the ghost, the number, the track', async ({ page }) => {
    await turnOfThree(page);
    await pull(page, await middle(page, '.evening-tray button:has-text("Ninho")'), await at(page, 4));
    await page.getByRole('button', { name: /^\d × Ninho: \+\d/ }).click();
    const now = page.locator('.points-now b');
    await expect(now).toHaveText(/^1[23]$/);
    await expect(page.locator('.points-ghost button')).toHaveCount(0);
    await page.locator('.points-now').click();
    await page.getByRole('dialog', { name: 'Pontos' }).getByRole('button', { name: '17', exact: true }).click();
    await expect(now).toHaveText('17');
    const line = await page.locator('.track-line').boundingBox();
    if (!line) throw new Error('no track');
    const on = (vp: number) => ({ x: line.x + (vp / 30) * line.width, y: line.y + 30 });
    await pull(page, on(17), on(21), async () => expect(page.locator('.track-bubble')).toHaveText('21'));
    await expect(now).toHaveText('21');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '21');
  });

  test('each entry of the turn can be struck, and the turn told from the start', async ({ page }) => {
    await turnOfThree(page);
    await pull(page, await at(page, 4), await at(page, 8));
    await tile(page, 'Guerreiros').click();
    await clearing(page, 8).click();
    await page.locator('.to-log').click();
    const list = page.getByRole('region', { name: 'Neste turno' }).filter({ visible: true });
    await expect(list.locator('li')).toHaveCount(2);
    await expectAccessible(page);
    await list.getByRole('button', { name: /^Riscar: Moveu 4/ }).click();
    await expect(list.locator('li')).toHaveCount(1);
    await expect(list).toContainText('Entrou 1');
    await list.getByRole('button', { name: 'Contar o turno de novo' }).click();
    await expect(list).toContainText('Nada ainda.');
    await page.locator('.evening-bar').getByRole('button', { name: 'Refazer um passo' }).click();
    await expect(list.locator('li')).toHaveCount(1);
  });

  test('suit markers of the Lake are fifteen touches', async ({ page }) => {
    await openEvening(page, 'root', [sits('eyrie'), plays('marquise')], undefined, { map: 'lake' });
    let touches = 0;
    for (const suit of ['raposa', 'coelho', 'rato']) {
      await tile(page, suit).click();
      touches++;
      for (let n = 1; n <= 4; n++) {
        await clearing(page, { raposa: 0, coelho: 4, rato: 8 }[suit as 'rato'] + n).click();
        touches++;
      }
    }
    expect(touches).toBe(15);
    await expect(chip(page)).toContainText('Naipe');
    await expect(tile(page, 'raposa')).toBeVisible();
  });

  test('a table in the middle of a game: a piece and a number are a stamp for every place that has it', async ({
    page,
  }) => {
    await turnOfThree(page);
    await tile(page, 'carimbo').click();
    await page.getByRole('button', { name: 'Carimbo de 3' }).click();
    for (const n of [1, 5, 9]) await clearing(page, n).click();
    await page.getByRole('button', { name: 'Carimbo de 0' }).click();
    await clearing(page, 4).click();
    for (const n of [1, 5, 9]) await expect(clearing(page, n)).toHaveAccessibleName(/3 guerreiros/);
    await tile(page, 'Cancelar').click();
    await expect(tile(page, 'batalha')).toBeVisible();
  });

  test('nothing moves under a finger, and a press counts only where it began', async ({ page }) => {
    await turnOfThree(page);
    const boxes = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.evening-bar button, .evening-ask button, .evening-dock button, .evening-head button',
          ),
        ]
          .filter((one) => one.offsetParent !== null)
          .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return `${one.getAttribute('aria-label') ?? one.querySelector('span')?.textContent ?? one.textContent} ${[x, y, width, height].map(Math.round)}`;
          }),
      );
    const steps: readonly (() => Promise<void>)[] = [
      async () => pull(page, await at(page, 4), await at(page, 8)),
      async () =>
        chip(page)
          .getByRole('button', { name: /^Menos/ })
          .click(),
      async () => tile(page, 'Ninho').click(),
      async () => clearing(page, 8).click(),
      async () => tile(page, 'Ninho').click(),
      async () => clearing(page, 8).click(),
      async () => chip(page).getByRole('button', { name: /^Mais/ }).click(),
      async () => tile(page, 'mover').click(),
    ];
    const before = (await boxes()).filter((box) => !/^(Desfazer|Menos|Mais:)/.test(box));
    for (const [i, step] of steps.entries()) {
      await step();
      const now = await boxes();
      for (const box of before) expect(now, `after touch ${i + 1}`).toContain(box);
    }

    // A second, hurried touch in the place of a tile that has just become another one is none.
    await page.clock.install();
    const stamps = tile(page, 'carimbo');
    const tiles = page.locator('.evening-tray button');
    const nth = await tiles.evaluateAll((all) => all.findIndex((one) => one.textContent === 'mover'));
    await tile(page, 'mover').click();
    await touch(stamps);
    await expect(tile(page, 'Cancelar')).toBeVisible();
    const name = (await tiles.nth(Math.min(nth, 2)).textContent()) ?? '';
    await touch(tile(page, 'Cancelar'));
    await expect(tile(page, 'Cancelar'), name).toBeVisible();
    await page.clock.runFor(500);
    await touch(tile(page, 'Cancelar'));
    await expect(tile(page, 'Cancelar')).toHaveCount(0);

    // Down on the undo of the chip, up on the end of the turn: neither of them.
    const count = await page.locator('.evening-told li').count();
    const [undo, end] = [await middle(page, '.ask-side'), await middle(page, '.ask-go')];
    await page.mouse.move(undo.x, undo.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    await expect(tile(page, 'batalha')).toBeVisible();
    expect(await page.locator('.evening-told li').count()).toBe(count);
  });
});

test.describe('with keys', onDesktop, () => {
  test('the map in a table has the commands of the map, and says what was told', async ({ page }) => {
    await turnOfThree(page);
    await page.locator('.to-edit').click();
    const table = page.getByRole('table', { name: 'O mapa em tabela' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expectAccessible(page);
    const own = table.locator('[data-at="c4"][data-holds="warriors:0"]');
    await own.focus();
    await page.keyboard.press('ArrowUp');
    await expect(own).toHaveAccessibleName('Guerreiros 5');
    await page.keyboard.press('m');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(table.locator('[data-at="c12"][data-holds="warriors:0"]')).toHaveAccessibleName('Guerreiros 2');
    await expect(page.getByRole('status').filter({ hasText: 'Desfazer: Z' })).toContainText(
      'Moveu 2 Guerreiros: Clareira 4 → Clareira 12',
    );
    await page.keyboard.press('z');
    await own.focus();
    await page.keyboard.press('Delete');
    await expect(own).toHaveCount(0);
    await page.keyboard.press('a');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Desfazer: Z' })).toContainText('Entrou 1');
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Pontos' }).getByRole('button', { name: '14', exact: true }).press('Enter');
    await expect(page.locator('.points-now b')).toHaveText('14');
    await table.locator('th [data-at="c7"]').focus();
    await page.keyboard.press('b');
    await expect(page.getByRole('dialog', { name: 'Batalha: Clareira 7' })).toBeVisible();
    await page.keyboard.press('Escape');
    await clearing(page, 7).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Clareira 7' })).toBeVisible();
  });
});
