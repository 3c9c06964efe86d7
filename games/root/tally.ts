/** What people count of a player: VP, cards, pieces on the map; and whom a pick makes ruler of a clearing. */

import { lower } from '@tavola/games/text/en.ts';
import { type Nouns, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { isFaction } from './data/factions.ts';
import { typesOf } from './data/pieces.ts';
import type { Words } from './text/type.ts';
import type { View } from './view.ts';

type Thing = 'vp' | 'cards' | 'warriors' | 'items';

const nouns: Nouns<Thing> = {
  'pt-BR': {
    vp: ['PV', 'PVs'],
    cards: ['carta da mão', 'cartas da mão'],
    warriors: ['guerreiro no mapa', 'guerreiros no mapa'],
    items: ['item', 'itens'],
  },
  en: {
    vp: ['VP', 'VP'],
    cards: ['card in hand', 'cards in hand'],
    warriors: ['warrior on the map', 'warriors on the map'],
    items: ['item', 'items'],
  },
};

export function tally(view: View, seat: Seat, { language, words }: Say<Words>): readonly Counted[] {
  const player = view.open.players[seat];
  if (!player) return [];
  const { vp, warriors, items, buildings, tokens, faction } = player;
  const cards = view.handSizes[seat] ?? 0;
  const shared = tallyOf(nouns, language, { vp, cards, warriors: sum(warriors.slice(1)), items: items.length });
  const standing = [...buildings, ...tokens];
  const types = isFaction(faction) ? typesOf(faction) : [];
  const pieces = types.map(({ name }, i) => ({
    id: name,
    count: sum(standing[i] ?? []),
    named: (n: number) => `${n} ${words.piece(name, n)}`,
  }));
  return [...shared, ...pieces];
}

/** Who will rule where (ROOT-2.5). */
export function changes(before: View, after: View, _seat: Seat, say: Say<Words>): readonly string[] {
  return after.rule.flatMap(({ ruler }, clearing) => {
    if (clearing === 0 || before.rule[clearing]?.ruler === ruler) return [];
    return [rules(say, ruler, lower(say.words.clearing(clearing)))];
  });
}

function rules({ language, who, me }: Say<Words>, ruler: Seat, clearing: string): string {
  if (language === 'en') {
    if (ruler < 0) return `nobody rules ${clearing}`;
    return ruler === me ? `you rule ${clearing}` : `${who(ruler)} rules ${clearing}`;
  }
  if (ruler < 0) return `ninguém governa a ${clearing}`;
  return ruler === me ? `você governa a ${clearing}` : `${who(ruler)} governa a ${clearing}`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}
