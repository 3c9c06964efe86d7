/** Finds the command, runs it, and turns every mistake into a sentence and an exit code. */
import { errorSentence } from '@tavola/kernel/face/error-text.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { checkLanguage, languageOf, WrongArguments } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { texts } from './base/text.ts';

const commands: { readonly [name: string]: () => Promise<Command> } = {
  assist: async () => (await import('./play/assist.ts')).assist,
  backup: async () => (await import('./upkeep/backup.ts')).backup,
  bench: async () => (await import('./bench/bench.ts')).bench,
  'bench server': async () => (await import('./bench/bench-server.ts')).benchServer,
  'check-update': async () => (await import('./upkeep/upkeep.ts')).checkUpdate,
  chronicle: async () => (await import('./play/chronicle.ts')).chronicle,
  games: async () => (await import('./play/games.ts')).games,
  lab: async () => (await import('./lab/lab.ts')).lab,
  ladder: async () => (await import('./lab/ladder.ts')).ladder,
  new: async () => (await import('./author/new-game.ts')).newGame,
  newcomer: async () => (await import('./play/newcomer.ts')).newcomer,
  play: async () => (await import('./play/play.ts')).play,
  prompts: async () => (await import('./play/prompts.ts')).prompts,
  repair: async () => (await import('./upkeep/upkeep.ts')).repair,
  replay: async () => (await import('./play/replay.ts')).replay,
  restore: async () => (await import('./upkeep/backup.ts')).restore,
  serve: async () => (await import('./upkeep/serve.ts')).serve,
  sim: async () => (await import('./lab/sim.ts')).sim,
  verify: async () => (await import('./play/verify.ts')).verify,
};

type Say = (line: string) => void;

/** The exit code: 0 done, 1 the command found something wrong, 2 wrong arguments. */
export async function run(argv: readonly string[], print: Say, complain: Say): Promise<number> {
  const words = argv[0] === 'bench' && argv[1] === 'server' ? 2 : 1;
  const name = argv.slice(0, words).join(' ') || undefined;
  const args = argv.slice(words);
  const language = languageOf(args);
  const text = texts[language];
  try {
    if (name === undefined || name === 'help' || name === '--help' || args.includes('--help')) {
      print(text.help);
      return 0;
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load === undefined) throw new WrongArguments((say) => say.wrong.unknownCommand(name));
    checkLanguage(args);
    return await (await load())(args, { text, language, print });
  } catch (error) {
    if (error instanceof WrongArguments) {
      complain(await error.say(text, language));
      return 2;
    }
    if (!(error instanceof TableError)) throw error;
    complain(errorSentence(error, language));
    return 1;
  }
}
