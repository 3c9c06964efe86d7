/** What a form says about its options is for players: no word of lost pages, of our sources, or of clauses. */
import { spokenFace } from '@tavola/kernel/face/face.ts';
import { languages, type OptionText } from '@tavola/kernel/face/text.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const INTERNAL = /perdeu|perdid|lost|leitura|reading|manual|rulebook|reconstr|TODO|\b[A-Z]{2,4}-[A-Z]?\d/;

test.each(games.flatMap(({ id }) => languages.map((language) => ({ id, language }))))(
  '$id in $language',
  async ({ id, language }) => {
    const face = await games.find((it) => it.id === id)?.face();
    const { text } = await spokenFace(face as NonNullable<typeof face>, language);
    const said = Object.values({ ...text.options, ...text.seatSettings }).flatMap((it: OptionText) => [
      it.name,
      it.help,
      ...Object.values(it.values ?? {}),
      ...Object.values(it.about ?? {}),
    ]);
    expect(said.filter((line) => INTERNAL.test(line))).toEqual([]);
  },
);
