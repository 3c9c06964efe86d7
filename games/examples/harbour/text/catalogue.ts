/** The sentences that each language has, and the board in words, which is built the same in all of them. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { GameText, Say } from '@tavola/kernel/face/text.ts';
import type { Options } from '../rules/options.ts';
import type { Ask, Event, Move } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

export type Text = GameText<Ask, Move, Event, View, Words> & { readonly options: OptionWords<Options> };

export function boardLines({ piers, hands, deck }: View, { words, who, me }: Say<Words>): readonly string[] {
  const own = me === 'spectator' ? undefined : hands[me];
  return [
    ...piers.map((docked, pier) => {
      const lies = docked ? `${words.ship(docked.ship)}, ${who(docked.seat)}` : words.empty;
      return `${words.pier(pier)}: ${lies}`;
    }),
    words.deck(deck),
    ...(typeof own === 'object' && own.length > 0 ? [`${words.hand}: ${own.map(words.ship).join(', ')}`] : []),
  ];
}
