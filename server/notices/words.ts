/** What a push message says, in its reader's language. */
import { covers } from '@tavola/bots/library.ts';
import { type Language, languages } from '@tavola/kernel/face/text.ts';
import type { Notice } from '../api/notices.ts';

const sentences: { readonly [L in Language]: { readonly [K in Notice['kind']]: string } } = {
  'pt-BR': { 'your-turn': 'É a sua vez.', 'running-out': 'É a sua vez, e o seu tempo está acabando.' },
  en: { 'your-turn': 'It is your turn.', 'running-out': 'It is your turn, and your time is running out.' },
};

/** The title names the game, and the table where it has a name. */
export function pushMessage(notice: Notice, language: Language | null): Notice & { title: string; body: string } {
  const reader = language ?? languages[0];
  const game = covers.find(({ id }) => id === notice.game)?.name[reader] ?? 'Tavola';
  return {
    ...notice,
    title: notice.name === '' ? game : `${game}: ${notice.name}`,
    body: sentences[reader][notice.kind],
  };
}
