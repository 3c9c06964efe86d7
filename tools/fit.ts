// Fits what the features of a position are worth in a game by games of its policy with itself, and writes games/<game>/bot/fitted.ts:
//   node tools/fit.ts calamandara|evenfall|labyrinx|oath|root [games, 4000] [first seed, 1]
import { writeFileSync } from 'node:fs';

const fits: { readonly [game: string]: () => Promise<{ written(games: number, first: number): string }> } = {
  calamandara: () => import('./fit/calamandara.ts'),
  evenfall: () => import('./fit/evenfall.ts'),
  labyrinx: () => import('./fit/labyrinx.ts'),
  oath: () => import('./fit/oath.ts'),
  root: () => import('./fit/root.ts'),
};

const [name = '', games = '4000', first = '1'] = process.argv.slice(2);
const load = fits[name];
if (load === undefined) throw new Error(`which game? ${Object.keys(fits).join(', ')}`);
const { written } = await load();
writeFileSync(new URL(`../games/${name}/bot/fitted.ts`, import.meta.url), written(Number(games), Number(first)));
