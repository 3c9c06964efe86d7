/** What a shared address looks like in a messenger: a title and a picture in the page's head. Looking at a link uses nothing up. */
import { covers } from '@tavola/bots/library.ts';
import { type Language, languages } from '@tavola/kernel/face/text.ts';
import { refusalOf } from '../base/problem.ts';
import { invitationOf, refuseUsed, visible } from '../match/visible.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { Tavola } from './tavola.ts';

type Shared = 'seat' | 'watch' | 'table' | 'replay';
export type Preview = { readonly title: string; readonly text: string; readonly picture: string };

const words: {
  readonly [L in Language]: { readonly [K in Shared]: (who: string, game: string) => string } & {
    readonly text: string;
  };
} = {
  'pt-BR': {
    seat: (who, game) => `${who} convida você para uma partida de ${game}`,
    watch: (who, game) => `${who} convida você para assistir a uma partida de ${game}`,
    table: (_, game) => `Uma mesa de ${game}`,
    replay: (_, game) => `O replay de uma partida de ${game}`,
    text: 'Tavola: jogos de tabuleiro pelas regras completas. Sem conta, no navegador.',
  },
  en: {
    seat: (who, game) => `${who} invites you to a game of ${game}`,
    watch: (who, game) => `${who} invites you to watch a game of ${game}`,
    table: (_, game) => `A table of ${game}`,
    replay: (_, game) => `The replay of a game of ${game}`,
    text: 'Tavola: board games by their complete rules. No account, in the browser.',
  },
};

/** Null where the address gives nothing away: used, void or foreign links, and everything that is not shared. */
export async function previewOf(
  { desk, people }: Pick<Tavola, 'desk' | 'people'>,
  path: string,
): Promise<Preview | null> {
  const shared = await sharedAt(desk, path).catch((error) => {
    if (refusalOf(error)) return null;
    throw error;
  });
  if (!shared) return null;
  const { live, kind } = shared;
  const cover = covers.find(({ id }) => id === live.row.game);
  const owner = await people.find(live.row.owner);
  if (!cover || !owner) return null;
  const language = owner.language ?? languages[0];
  return {
    title: words[language][kind](owner.name, cover.name[language]),
    text: words[language].text,
    picture: `/preview/${cover.id}.jpg`,
  };
}

async function sharedAt(desk: Tavola['desk'], path: string): Promise<{ live: LiveMatch; kind: Shared } | null> {
  const [, page, id, more] = path.split('/');
  if (page === 'join' && id !== undefined && more === undefined) {
    const { match, seat } = await invitationOf(desk, id);
    const live = await desk.find(match);
    refuseUsed(live, seat, null);
    return { live, kind: seat === null ? 'watch' : 'seat' };
  }
  if (page === 'match' && id !== undefined && (more === undefined || more === 'replay'))
    return { live: await visible(desk, id, null), kind: more === undefined ? 'table' : 'replay' };
  return null;
}

/** The page with the preview in its head; `base` is the address people use, which pictures need in full. */
export function withPreview(page: string, { title, text, picture }: Preview, base: string): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Tavola',
    'og:title': title,
    'og:description': text,
    'og:image': base + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const head = Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  return page.replace('</title>', () => `</title>${head.join('')}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
