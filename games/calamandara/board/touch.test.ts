import type { Decision } from '@tavola/kernel/decision.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { calamandara } from '../game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import { SYMBOLS } from '../rules/symbols.ts';
import type { View } from '../view.ts';
import { inPack } from './pack.tsx';
import { placesOf } from './places.ts';
import { type Props, sceneOf } from './scene.ts';
import { slotsOf } from './slots.ts';
import { depotOptions, reserveOptions } from './stock-options.ts';
import { placed } from './table.ts';

function propsOf(table: Table, { seat, ask, options }: Decision): Props {
  const nothing = () => {};
  const all = options as { readonly id: string; readonly move: Move }[];
  const choice = { ask: ask as Ask, options: all, open: all, selected: null };
  return {
    view: table.view(seat) as View,
    viewer: seat,
    bottom: seat,
    seats: [],
    pending: [seat],
    choice: { ...choice, narrow: nothing, confirm: nothing, back: nothing, refused: [], why: nothing },
    happened: [],
    step: table.count,
    pace: 0,
    language: 'pt-BR',
    say: { language: 'pt-BR', me: seat, who: String, words: {} },
    outcome: null,
  };
}

/** The options that can be touched somewhere: on the board, in hand, reserve, depot or pack. */
function touchable(props: Props, seat: number): ReadonlySet<string> {
  const { view, choice } = props;
  const me = view.travellers[seat];
  if (!choice || !me) return new Set();
  return new Set([
    ...placesOf(props, sceneOf(props)).flatMap(({ options }) => options),
    ...slotsOf(props, me).flatMap(({ options }) => options),
    ...me.reserve.flatMap((kind) => reserveOptions(choice, kind, seat)),
    ...SYMBOLS.flatMap((kind) => depotOptions(choice, kind)),
    ...choice.open.filter(({ move }) => inPack(move)).map(({ id }) => id),
  ]);
}

for (const deckMode of ['standard', 'draft', 'sequence']) {
  test(`every option that is said to have a place can be touched: ${deckMode}`, () => {
    const missing = new Set<string>();
    let places = 0;
    const atDecision = (table: Table) => {
      for (const seat of table.pending) {
        const decision = table.decision(seat) as Decision;
        const can = touchable(propsOf(table, decision), seat);
        for (const { id, move } of decision.options) if (placed(move as Move) && !can.has(id)) missing.add(id);
        places += can.size;
      }
    };
    const options = { maxRounds: 10, deckMode };
    for (const seats of [2, 4]) walk(calamandara, { seats, seed: 3, options, secrecyEvery: 0, atDecision });
    expect([...missing]).toEqual([]);
    expect(places).toBeGreaterThan(1000);
  });
}
