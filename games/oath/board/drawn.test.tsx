/** What opens only after a touch, or after the end: the Prince's mind and the world between two games. */

import { spokenFace } from '@tavola/kernel/face/face.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';

import { propsAt } from '@tavola/testing/board-kit.ts';
import { sayFor } from '@tavola/testing/kit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { face } from '../face.ts';
import { oath } from '../game.ts';
import type { State } from '../rules/state/state.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { Legacy } from './legacy/legacy.tsx';
import type { OathTable } from './parts/props.ts';
import { Mind } from './prince/mind.tsx';
import { AtTable } from './reading/at-table.tsx';

const BROKEN = /undefined|NaN|\[object/;
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

test.each(['pt-BR', 'en'] as const)(
  "%s: every thought of the Prince's turn is lit and has its reasons",
  async (language) => {
    const spoken = await spokenFace(face, language);
    const table = Table.start(oath, { seats: ['automaton', 'player', 'player'], chance: seededChance(1) });
    const rng = seededRng(1);
    let turns = 0;
    for (let question = table.firstQuestion; question !== null && turns < 5; question = table.firstQuestion) {
      table.take(question.seat, rng.below(question.options.length));
      const prince = (table.state as State).players[0]?.prince ?? expect.fail('no Prince');
      if (prince.thoughts.length === 0 || table.firstQuestion?.ask !== 'act') continue;
      turns++;
      const at = propsAt(table, 1, spoken) as unknown as OathTable;
      const html = renderToStaticMarkup(
        <AtTable table={at} className="oath">
          <Mind prince={prince} />
        </AtTable>,
      );
      expect(html).not.toMatch(BROKEN);
      expect(count(html, /class="arrow walked"/g)).toBe(prince.thoughts.length);
      expect(count(html, /<li class="taken"/g)).toBe(prince.thoughts.length);
    }
    expect(turns).toBe(5);
  },
);

test.each(['pt-BR', 'en'] as const)('%s: a world is drawn with eight sites and what changed', async (language) => {
  const spoken = await spokenFace(face, language);
  const [before, after] = [randomWorld(1).open, randomWorld(2).open];
  const say = sayFor(spoken, 'spectator') as OathTable['say'];
  const html = renderToStaticMarkup(<Legacy open={after} before={before} say={say} />);
  expect(html).not.toMatch(BROKEN);
  expect(count(html, /class="land/g)).toBe(8);
  expect(html).toContain('class="changes"');
  expect(renderToStaticMarkup(<Legacy open={after} say={say} />)).not.toContain('class="changes"');
});
