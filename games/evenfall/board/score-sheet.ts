/** The end of the game line by line (EVE-9.3), Mana for ties (EVE-9.4); in a solo game the Automa has the second column. */
import type { ScoreSheet } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import type { ScoreSheet as Scored } from '../rules/state.ts';
import type { View } from '../view.ts';
import { wordsIn } from './words.ts';

export function scoreSheet(view: View, say: Say): ScoreSheet {
  const { sheet: words } = wordsIn(say.language);
  const sheets = view.automaSheet ? [...view.sheets, view.automaSheet] : view.sheets;
  const row = (name: string, value: (sheet: Scored) => number) => ({ name, values: sheets.map(value) });
  const sum = (list: readonly { readonly vp: number }[]) => list.reduce((total, { vp }) => total + vp, 0);
  return {
    rows: [
      row(words.played, ({ played }) => played),
      row(words.specialists, ({ specialists }) => specialists),
      row(words.council, ({ council }) => sum(council)),
      row(words.rituals, ({ rituals }) => rituals),
      row(words.places, ({ places }) => places),
      row(words.stones, ({ stones }) => sum(stones)),
      ...(view.automa ? [] : [{ name: words.mana, values: view.players.map(({ mana }) => mana) }]),
    ],
    total: sheets.map(({ total }) => total),
  };
}
