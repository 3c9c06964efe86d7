/**
 * Lists what a language still lacks, measured by English: `node tools/words.ts es` prints each missing sentence by game, file and path (Node 24). A language is
 * the folder `games/<game>/text/<language>` of each game, with as many of the files of `en` as there are, and `web/text/<language>/text.ts`.
 */
import { existsSync } from 'node:fs';
import { games } from '@tavola/games/shelf.ts';
import { missing } from '@tavola/kernel/face/word-files.ts';

/** What faces load; each puts together what other files of its language hold. */
const FILES = ['text', 'clauses', 'chapters', 'primer', 'glossary', 'reconstructed', 'lessons'];

const [language] = process.argv.slice(2);
if (language === undefined) throw new Error('say a language: the name of its folder');
const files = games.flatMap(({ id }) =>
  FILES.map((file) => (folder: string) => `games/${id}/text/${folder}/${file}.ts`),
);
const shell = (folder: string) => (folder === 'en' ? 'web/text/en.ts' : `web/text/${folder}/text.ts`);
let lacking = 0;
for (const file of [...files, shell]) {
  const english = await wordsIn(file('en'));
  const paths = missing(english, await wordsIn(file(language)));
  for (const path of paths) console.log(`${file(language)}: ${path}`);
  lacking += paths.length;
}
console.log(`${lacking} missing`);

async function wordsIn(file: string): Promise<unknown> {
  const url = new URL(`../${file}`, import.meta.url);
  if (!existsSync(url)) return {};
  const module: object = await import(url.href);
  // The shell's English catalogue is named after its language.
  return 'en' in module ? { text: module.en } : module;
}
