/** tavola: the command line. */
import { checkLanguage, languageOf, WrongArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { texts } from './text.ts';

const commands: { readonly [name: string]: () => Promise<Command> } = {
  games: async () => (await import('./games.ts')).games,
  sim: async () => (await import('./sim.ts')).sim,
};

const [name, ...args] = process.argv.slice(2);
const language = languageOf(args);
const text = texts[language];
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error;
  process.stderr.write(`${error.say(text)}\n`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help' || args.includes('--help')) {
    print(text.help);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new WrongArguments((say) => say.wrong.unknownCommand(name));
  checkLanguage(args);
  return (await load())(args, { text, language, print });
}
