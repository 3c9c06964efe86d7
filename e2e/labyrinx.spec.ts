/** Labyrinx on the web table. */
import { expect } from '@playwright/test';
import type { Grid } from '@tavola/games/labyrinx/rules/state/grid.ts';
import type { Move } from '@tavola/games/labyrinx/rules/state/moves.ts';
import { challengeOf, gridOfState, type State } from '@tavola/games/labyrinx/rules/state/state.ts';
import { kindOf, moveId } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { over, playToTheEnd, settle, yourTurn } from './playing.ts';
import { openFixed, openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

/** The smallest table, and a race of one round. */
const SMALL = { table: 'custom', width: 7, height: 7, characterSelection: 'random', raceRoundLimit: 1 };

test(
  'a whole game of two at one screen by touching highlighted things only, then its replay',
  onPhone,
  async ({ page }) => {
    await settle(page);
    await openFixed(page, 'labyrinx', SMALL, 'a game of the tests');
    const touches = await playToTheEnd(page);
    expect(touches).toBeGreaterThan(20);
    await expect(over(page)).toContainText(/vence|venceu|Empate/i);
    await page.getByRole('link', { name: 'Rever' }).click();
    await expect(page.getByText(/^Lance 0 de/)).toBeVisible();
  },
);

test('a table against a bot opens with the options that were chosen', onDesktop, async ({ page }) => {
  await settle(page);
  await page.goto('/new/labyrinx');
  await page.getByRole('radio', { name: 'Bot' }).last().click();
  await page.getByRole('button', { name: 'fácil' }).first().click();
  await page.getByRole('combobox', { name: 'Mesa', exact: true }).selectOption('compact');
  await page.getByRole('button', { name: 'Sorteados' }).click();
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(yourTurn(page)).toBeVisible();
  const { seats, options } = (await (
    await page.request.get(`/api${new URL(page.url()).pathname.replace('match', 'matches')}`)
  ).json()) as Match;
  expect(seats[1]).toMatchObject({ kind: 'bot', level: 'easy' });
  expect(options).toMatchObject({ table: 'compact', characterSelection: 'random' });
});

test('the maze grows where it is touched, and the fog hides what lies there', onPhone, async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask }) => kindOf(ask) === 'expand');
  await expect(page.locator('.decision .ask b')).toHaveText('Onde vai a carta nova?');
  // The whole question stands behind the “?” on a phone.
  await page.getByRole('button', { name: 'Sobre esta pergunta' }).click();
  await expect(page.locator('.about-sheet').getByText('O labirinto cresce')).toBeVisible();
  await page.keyboard.press('Escape');
  const cards = page.locator('.lab-card.closed');
  const before = await cards.count();
  await page.locator('.target.legal').first().click();
  await expect(cards).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Encerrar' })).toBeVisible();
});

test(
  'while it runs nothing that the fog closed is offered again; with the faces shown it is',
  onPhone,
  async ({ page }) => {
    await settle(page);
    const menu = page.getByRole('dialog', { name: 'Esta mesa' });
    const lastRound = menu.getByRole('button', { name: 'Rever a última rodada' });
    const fromTheStart = menu.getByRole('link', { name: 'Rever desde o começo' });
    const isLater: Parameters<typeof openWhenAsked>[4] = ({ ask }, { count }) => kindOf(ask) === 'action' && count > 30;
    await openWhenAsked(page, 'labyrinx', 2, 0, isLater);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await expect(menu).toBeVisible();
    await expect(lastRound).toHaveCount(0);
    await expect(fromTheStart).toHaveCount(0);
    await openWhenAsked(page, 'labyrinx', 2, 0, isLater, { memoryAid: 'faces' });
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await expect(fromTheStart).toBeVisible();
    await lastRound.click();
    await expect(page.locator('.decision.steps')).toBeVisible();
  },
);

test(
  'before an open challenge is entered its stakes are told, and after the roll both ways',
  onPhone,
  async ({ page }) => {
    await settle(page);
    const stakes = page.getByRole('region', { name: 'O que está em jogo' });
    const isRisk = (move: Move, { cells }: State, grid: Grid) => {
      const card = move.kind === 'move' ? cells[grid.cellOf.get(move.cell) as number] : null;
      return card != null && card.rotation !== null && challengeOf(card) !== null;
    };
    let risk = '';
    await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask, options }, { state }) => {
      const at = state as State;
      if (kindOf(ask) !== 'action') return false;
      const move = (options as readonly Move[]).find((one) => isRisk(one, at, gridOfState(at)));
      if (move) risk = moveId(move);
      return move !== undefined;
    });
    await expect(stakes).toHaveCount(0);
    await page
      .locator(`.pieces [data-options="${risk}"]`)
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await expect(stakes.getByText('chance de vencer')).toBeVisible();
    await expect(stakes.locator('.chance')).toHaveText(/^\d+% /);
    await expect(stakes.getByText('Se falhar')).toBeVisible();
    await expectAccessible(page);
    await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask }) => kindOf(ask) === 'challenge');
    await expect(stakes.getByText('nível: basta igualar')).toBeVisible();
    await expect(stakes.getByText(/^\+1 tesouro: você fica com \d de 5$/)).toBeVisible();
  },
);

type Match = { readonly seats: readonly object[]; readonly options: object };

test(
  'what was peeked at stays drawn while the next action is open, and nobody confirms it',
  onPhone,
  async ({ page }) => {
    await settle(page);
    await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask, options }) => {
      const left = typeof ask === 'object' && ask.kind === 'action' ? (ask as { actions?: number }).actions : 0;
      return left === 3 && options.filter(({ kind }) => kind === 'peek').length === 1;
    });
    await page.getByRole('button', { name: /^Espiar/ }).click();
    await expect(page.locator('.lab-looked')).toBeVisible();
    await expect(page.locator('.decision .ask b')).toHaveText('Sua vez: restam 2 ações');
    await page.getByRole('button', { name: /^Comprar/ }).click();
    await expect(page.locator('.decision .ask b')).toHaveText('Sua vez: resta 1 ação');
    await expect(page.locator('.lab-looked')).toHaveCount(0);
  },
);
