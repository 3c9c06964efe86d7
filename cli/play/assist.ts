/** tavola assist: the automata beside a real table, in the terminal. */
import { randomBytes } from 'node:crypto';
import { errorSentence } from '@tavola/kernel/face/error-text.ts';
import { moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { factText, questionText, type Say, taskText } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { learnedOptions, relearned } from '@tavola/kernel/real/learned.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { gameOf, optionsOf, readArguments, seatsOf } from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { readBox, readMatch, saveBox, saveLog } from '../base/log-file.ts';
import { type Menu, menuOf } from '../base/menu.ts';
import { faceOf, outcomeLines, sayAt } from '../base/say.ts';

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
  try {
    await evening(app, spoken, context, menu);
  } finally {
    menu.close();
  }
  if (typeof values.box === 'string') saveBox(values.box, relearned(box, app.learned()));
  if (typeof values.save === 'string') {
    saveLog(values.save, { ...app.save().log, seed });
    context.print(context.text.play.saved(values.save));
  }
  return 0;
};

async function evening(app: Assistant, face: SpokenFace, context: Context, menu: Menu): Promise<void> {
  const { table } = app;
  const names = table.agreement.seats.map((setup, seat) => {
    return face.face.looks?.seat?.(setup, seat, null, sayAt(face, [], 'spectator')).name ?? String(seat + 1);
  });
  const say = sayAt(face, names, 'spectator');
  let told = 0;
  while (table.outcome === null) {
    app.done();
    for (const { event } of table.told.slice(told)) {
      const line = taskText(face.text, event, say);
      if (line !== null) context.print(`  » ${line}`);
    }
    told = table.told.length;
    if (table.outcome !== null) break;
    const typed = await asked(app, face, say, context, menu);
    if (typed === null || typed === LEAVE) return;
    try {
      if (typed === UNDO) app.undo();
      else if (typed.includes('=')) app.tell(...(typed.split('=') as [string, string]));
      else if (app.need) app.tell(app.need.facts[0] as string, typed);
      else app.answer(typed);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      context.print(errorSentence(error, context.language));
    }
    told = Math.min(told, table.told.length);
  }
  const { outcome } = table;
  if (outcome) for (const line of outcomeLines(table, face, outcome, say, context.text)) context.print(line);
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
  const side = (id: string) => face.face.real?.side?.(kindOf(decision?.ask ?? ''), Number(id), say) ?? null;
  const entries = (decision?.options ?? []).map(({ id, move }) => ({
    id,
    label: side(id) ?? moveText(face, move, say),
  }));
  return menu.choose(decision ? questionText(face.text, decision.ask, say).whole : '', entries, text.assist.hint);
}
