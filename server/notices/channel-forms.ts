/** What is posted to a channel, in the form that its house documents. Names are people's own words: in none of the forms do they call anybody or draw anything. */
import type { Language } from '@tavola/kernel/face/text.ts';
import type { ChannelKind } from '../store/schema.ts';
import { gameName } from './words.ts';

/** Something to post: a turn, a result, or a try. */
export type Post = {
  readonly kind: 'turn' | 'result' | 'test';
  readonly match: string;
  readonly game: string;
  /** Of the table. */
  readonly name: string;
  /** Whose turn it is, or who won. */
  readonly people: readonly string[];
  readonly seat: number | null;
  readonly deadline: number | null;
  /** Where the table is. */
  readonly url: string;
};

const SENDER = 'Tavola';
/** The green of the logo. */
const COLOUR = 0x2f9c8f;
/** Discord shows no longer titles. */
const MOST_TITLE = 200;

type Words = {
  readonly turn: (name: string) => string;
  readonly until: (when: string) => string;
  readonly won: (names: string, count: number) => string;
  readonly nobody: string;
  readonly test: string;
};
const words: { readonly [L in Language]: Words } = {
  'pt-BR': {
    turn: (name) => `Vez de ${name}.`,
    until: (when) => `Tempo até ${when}.`,
    won: (names, count) => `${names} ${count === 1 ? 'venceu' : 'venceram'}.`,
    nobody: 'Acabou, e ninguém venceu.',
    test: 'Tudo certo: as vezes e os resultados desta mesa aparecem aqui.',
  },
  en: {
    turn: (name) => `It is ${name}’s turn.`,
    until: (when) => `Time until ${when}.`,
    won: (names) => `${names} won.`,
    nobody: 'It is over, and nobody won.',
    test: 'All set: turns and results of this table appear here.',
  },
};

/** How a form writes what people wrote, a name, and a moment. */
type Form = {
  readonly plain: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly time: (time: number) => string;
  readonly body: (post: Post, title: string, text: string) => unknown;
};

export function bodyOf(kind: ChannelKind, post: Post, language: Language): string {
  const form = forms[kind];
  const game = gameName(post.game, language);
  const title = (post.name === '' ? game : `${game} · ${post.name}`).slice(0, MOST_TITLE);
  return JSON.stringify(form.body(post, title, sentence(form, post, language)));
}

function sentence({ plain, strong, time }: Form, { kind, people, deadline }: Post, language: Language): string {
  const { turn, until, won, nobody, test } = words[language];
  const names = people.map((name) => strong(plain(name)));
  if (kind === 'test') return test;
  if (kind === 'turn') return [turn(names[0] ?? ''), ...(deadline === null ? [] : [until(time(deadline))])].join(' ');
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return names.length === 0 ? nobody : won(list, names.length);
}

const seconds = (time: number) => Math.floor(time / 1000);
/** Readers are everywhere, and these two houses do not know where. */
const inUtc = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
/** Breaks "@everyone" for programs; nobody sees it. */
const mute = (text: string) => text.replaceAll('@', '@\u200b');
const escapeMarkdown = (text: string) => mute(text).replace(/[\\`*_{}[\]()#+\-.!|~<>:]/g, '\\$&');
const escapeSlack = (text: string) =>
  mute(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');
const bold = (text: string) => `**${text}**`;

const forms: { readonly [K in ChannelKind]: Form } = {
  discord: {
    plain: escapeMarkdown,
    strong: bold,
    // Each reader sees it by their own clock.
    time: (time) => `<t:${seconds(time)}:f>`,
    body: ({ url }, title, description) => ({
      username: SENDER,
      embeds: [{ title: escapeMarkdown(title), url, description, color: COLOUR }],
      allowed_mentions: { parse: [] },
    }),
  },
  slack: {
    plain: escapeSlack,
    strong: (text) => text,
    time: (time) => `<!date^${seconds(time)}^{date_short_pretty} {time}|${inUtc(time)}>`,
    body: ({ url }, title, text) => ({
      text: `${escapeSlack(title)}: ${text}`,
      blocks: [{ type: 'section', text: { type: 'mrkdwn', text: `<${url}|${escapeSlack(title)}>\n${text}` } }],
    }),
  },
  mattermost: {
    plain: escapeMarkdown,
    strong: bold,
    time: inUtc,
    body: ({ url }, title, text) => ({ username: SENDER, text: `[${escapeMarkdown(title)}](${url})\n${text}` }),
  },
  plain: {
    plain: (text) => text,
    strong: (text) => text,
    time: inUtc,
    body: ({ kind, match, game, name, seat, deadline, url }, _title, text) => ({
      kind,
      match,
      game,
      name,
      seat,
      path: `/match/${match}`,
      deadline,
      text,
      url,
    }),
  },
};
