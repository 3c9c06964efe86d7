/** tavola assist: the automata beside a real table, in the terminal. */
import { randomBytes } from 'node:crypto';
import { errorSentence } from '@tavola/kernel/face/error-text.ts';
import { moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { factText, questionText, type Say } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { learnedIn, learnedOptions, relearned } from '@tavola/kernel/real/learned.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { gameOf, optionsOf, readArguments, seatsOf } from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { readBox, readMatch, saveBox, saveLog } from '../base/log-file.ts';
import { type Menu, menuOf } from '../base/menu.ts';
import { faceOf, outcomeLines, sayAt } from '../base/say.ts';
import { EveningLines } from './assist-lines.ts';

const OPTIONS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  save: { type: 'string' },
  continue: { type: 'string' },
  box: { type: 'string' },
} as const;

/** What may be typed besides an option: a fact (`warriors:8:1=3`), or these. */
const UNDO = 'undo';
const LEAVE = 'quit';
const WHY = 'why';
const FACTS = 'facts';
const HELP = 'help';

export const assist: Command = async (argv, context) => {
  const args = readArguments(argv, OPTIONS);
  const { values } = args;
  const saved = typeof values.continue === 'string' ? await readMatch(values.continue) : null;
  const game: AnyGame = saved?.game ?? (await gameOf(args.words[0]));
  const seed = saved?.log.seed ?? (typeof values.seed === 'string' ? values.seed : randomBytes(16).toString('hex'));
  const chance = tableChance(fairChance(seed), game, () => false);
  const spoken = await faceOf(game, context.language);
  const usual = values.seats === undefined && values.players === undefined ? spoken.face.real?.seats : undefined;
  const seats = () =>
    (usual ?? seatsOf(args, game)).map((wish) => {
      const setup = typeof wish === 'string' ? { kind: wish } : wish;
      return setup.kind === 'player' ? { ...setup, kind: 'outside' as const } : setup;
    });
  const box = typeof values.box === 'string' ? readBox(values.box) : [];
  const options = () => ({
    ...(optionsOf(args, game, seats()) as object),
    ...game.real?.options,
    ...learnedOptions(game, box),
  });
  const app = saved
    ? Assistant.open(game, { log: saved.log, checkpoint: null }, chance)
    : Assistant.start(game, { seats: seats(), options: options(), chance });
  const menu = menuOf(context.print);
  // Nothing is lost, whenever the terminal is closed.
  const save = () => {
    if (typeof values.save === 'string') saveLog(values.save, { ...app.save().log, seed });
    if (typeof values.box === 'string') saveBox(values.box, relearned(box, learnedIn(app.table)));
  };
  try {
    await evening(app, spoken, context, menu, save);
  } finally {
    menu.close();
  }
  save();
  if (typeof values.save === 'string') context.print(context.text.play.saved(values.save));
  return 0;
};

async function evening(
  app: Assistant,
  face: SpokenFace,
  context: Context,
  menu: Menu,
  save: () => void,
): Promise<void> {
  const { table } = app;
  const { print } = context;
  const names = table.agreement.seats.map((setup, seat) => {
    return face.face.looks?.seat?.(setup, seat, null, sayAt(face, [], 'spectator')).name ?? String(seat + 1);
  });
  const say = sayAt(face, names, 'spectator');
  const lines = new EveningLines(app, face, say);
  for (;;) {
    app.done();
    for (const line of lines.news()) print(`  ${line}`);
    save();
    if (table.outcome !== null) break;
    const typed = await asked(app, face, say, context, menu);
    if (typed === null || typed === LEAVE) return;
    const answered = answers(typed, lines, context);
    if (answered === null) attempt(app, typed, lines, context);
    else for (const line of answered) print(`  ${line}`);
  }
  const { outcome } = table;
  if (outcome) for (const line of outcomeLines(table, face, outcome, say, context.text)) print(line);
}

/** What somebody wants to know; null when something is to be done. */
function answers(typed: string, lines: EveningLines, { text }: Context): readonly string[] | null {
  const [word = '', of = ''] = typed.split(/\s+/);
  if (word === WHY) return lines.why(/^\d+$/.test(of) ? Number(of) : null, text);
  if (word === FACTS) return lines.facts(of);
  return word === HELP ? text.assist.help : null;
}

function attempt(app: Assistant, typed: string, lines: EveningLines, { language, print }: Context): void {
  try {
    if (typed === UNDO) {
      app.undo();
      lines.forget();
    } else if (typed.includes('=')) app.tell(...(typed.split('=') as [string, string]));
    else if (app.need) app.tell(app.need.facts[0] as string, typed);
    else app.answer(typed);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    print(errorSentence(error, language));
  }
}

/** The number, id or fact that somebody types. */
async function asked(
  app: Assistant,
  face: SpokenFace,
  say: Say,
  { text }: Context,
  menu: Menu,
): Promise<string | null> {
  const { need, decision, table } = app;
  if (need) {
    const fact = table.facts().find(({ id }) => id === need.facts[0]);
    const where = fact ? (face.text.real?.place(fact.place, say) ?? fact.place) : '';
    const named = fact && !('min' in fact.among) ? fact.among.map(String) : [];
    return menu.choose(
      `${where}: ${fact ? factText(face.text, fact.fact, say) : ''} (${need.facts[0]})`,
      named.map((id) => ({ id, label: (fact && face.text.real?.value(id, say, fact.fact)) ?? id })),
      text.assist.hint,
    );
  }
  const dice = decision && face.face.real?.dice?.(decision.ask, say);
  const side = (id: string) => dice?.sides.find(({ option }) => option === id)?.name;
  const entries = (decision?.options ?? []).map(({ id, move }) => ({
    id,
    label: side(id) ?? moveText(face, move, say),
  }));
  return menu.choose(decision ? questionText(face.text, decision.ask, say).whole : '', entries, text.assist.hint);
}
