/** What a notice says, in its reader's language: the game, the table, whose turn, until when. A lock screen is public, so nothing else. */
import { covers } from '@tavola/bots/library.ts';
import { type Language, languages } from '@tavola/kernel/face/text.ts';

/** What a person is told of one table. */
export type TableNotice = {
  readonly kind: 'your-turn' | 'plan-ended' | 'running-out' | 'channel-off';
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly since: number;
  readonly deadline: number | null;
};
export type Reader = { readonly language: Language | null; readonly zone: string | null; readonly now: number };

const MOST_NAMED = 3;
const WEEK_MS = 6 * 86_400_000;

type Words = {
  readonly kinds: { readonly [K in TableNotice['kind']]: string };
  readonly until: (when: string) => string;
  readonly tables: (count: number) => string;
  readonly more: (count: number) => string;
  readonly codesLeft: (count: number) => string;
  readonly makeCodes: string;
};
const words: { readonly [L in Language]: Words } = {
  'pt-BR': {
    kinds: {
      'your-turn': 'É a sua vez.',
      'plan-ended': 'O seu plano parou, e é a sua vez.',
      'running-out': 'É a sua vez, e o seu tempo está acabando.',
      'channel-off': 'O canal desta mesa não existe mais. Nada mais será publicado lá.',
    },
    until: (when) => `Você tem até ${when}.`,
    tables: (count) => `${count} mesas esperam você`,
    more: (count) => (count === 1 ? 'mais uma' : `mais ${count}`),
    codesLeft: (count) =>
      count === 0
        ? 'Não resta nenhum código de recuperação.'
        : count === 1
          ? 'Resta 1 código de recuperação.'
          : `Restam ${count} códigos de recuperação.`,
    makeCodes: 'Crie códigos novos na página da sua conta.',
  },
  en: {
    kinds: {
      'your-turn': 'It is your turn.',
      'plan-ended': 'Your plan has ended, and it is your turn.',
      'running-out': 'It is your turn, and your time is running out.',
      'channel-off': 'The channel of this table no longer exists. Nothing more will be posted there.',
    },
    until: (when) => `You have until ${when}.`,
    tables: (count) => `${count} tables are waiting for you`,
    more: (count) => (count === 1 ? 'one more' : `${count} more`),
    codesLeft: (count) =>
      count === 0
        ? 'You have no recovery codes left.'
        : `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
    makeCodes: 'Make new ones on your account page.',
  },
};

export type Message = { readonly title: string; readonly body: string };

/** Several tables are named, up to three, and the others counted. */
export function messageOf(told: readonly TableNotice[], reader: Reader): Message {
  const language = languageOf(reader);
  const [only, ...others] = told as [TableNotice, ...TableNotice[]];
  if (others.length === 0) return { title: tableName(only, language), body: sentenceOf(only, reader) };
  const named = told.slice(0, MOST_NAMED).map((it) => tableName(it, language));
  const rest = told.length - named.length;
  const list = rest === 0 ? named : [...named, words[language].more(rest)];
  return {
    title: words[language].tables(told.length),
    body: `${new Intl.ListFormat(language, { type: 'conjunction' }).format(list)}.`,
  };
}

export function codesMessage(left: number, reader: Reader): Message {
  const { codesLeft, makeCodes } = words[languageOf(reader)];
  return { title: codesLeft(left), body: makeCodes };
}

/** "It is your turn. You have until Thursday 9:00 AM." */
export function sentenceOf({ kind, deadline }: TableNotice, reader: Reader): string {
  const { kinds, until } = words[languageOf(reader)];
  const when = deadline === null || kind === 'channel-off' ? null : whenOf(deadline, reader);
  return when === null ? kinds[kind] : `${kinds[kind]} ${until(when)}`;
}

/** The game, and the table where it has a name. */
export function tableName({ game, name }: Pick<TableNotice, 'game' | 'name'>, language: Language): string {
  const title = gameName(game, language);
  return name === '' ? title : `${title}: ${name}`;
}

export function gameName(game: string, language: Language): string {
  return covers.find(({ id }) => id === game)?.name[language] ?? 'Tavola';
}

export function languageOf({ language }: Pick<Reader, 'language'>): Language {
  return language ?? languages[0];
}

/** The day by its name within a week; nothing for somebody whose clocks we do not know. */
function whenOf(time: number, reader: Reader): string | null {
  if (reader.zone === null) return null;
  const day =
    time - reader.now < WEEK_MS ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: reader.zone } as const;
  return new Intl.DateTimeFormat(languageOf(reader), { ...day, ...clock }).format(time);
}
