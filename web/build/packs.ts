/** What each game needs besides the shell: the files that are kept for use without a network once somebody opens it. */
import type { Plugin } from 'vite';

type Chunk = {
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly files: readonly string[];
};
export type Chunks = Map<string, Chunk & { readonly isEntry: boolean }>;
export type Packs = { readonly [game: string]: readonly string[] };

const GAME = /\/(?:games(?:\/examples)?|kernel\/fixtures)\/(?!board\/|text\/|examples\/)([\w-]+)\//;

/** Notes the chunks of a build; one for the page, one for the bots' worker. */
export function notes(chunks: Chunks): Plugin {
  return {
    name: 'tavola:packs',
    apply: 'build',
    // Last of all: a chunk that held nothing but styles is gone by then.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue;
          const { moduleIds, facadeModuleId, imports, dynamicImports: later, isEntry, viteMetadata } = file;
          // A door to a bundle has no module of its own, but stands for one.
          const modules = facadeModuleId === null ? moduleIds : [...moduleIds, facadeModuleId];
          const files = [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])];
          chunks.set(name, { modules, imports, later, files, isEntry });
        }
      },
    },
  };
}

/** Anything that imports these runs rules here, which an online player does not need. */
const RUNS_RULES = /\/kernel\/table\/(?:table|log)\.ts$/;

/** The shell is the page with its screens; what those load only when needed (rules, local tables, bots) comes with a game. */
export function packsOf(page: Chunks, worker: Chunks): Packs {
  const first = closure(page, entriesOf(page), ['imports']);
  const gamesOf = (chunks: Chunks, name: string) => (first.has(name) ? new Set<string>() : games(chunks.get(name)));
  const isShared = (name: string) => gamesOf(page, name).size === 0;
  const runsRules = (name: string) =>
    [...closure(page, [name], ['imports'])].some((it) => page.get(it)?.modules.some((id) => RUNS_RULES.test(id)));
  const screens = [...first]
    .flatMap((name) => page.get(name)?.later ?? [])
    .filter((it) => isShared(it) && !runsRules(it));
  const shell = closure(page, [...first, ...screens], ['imports']);
  // A screen that starts the bots' worker needs it only once a game is there.
  const kept = new Set([...filesOf(page, shell)].filter((file) => !worker.has(file)));

  const all = new Set([...page.keys(), ...worker.keys()].flatMap((name) => [...gamesOf(page, name)]));
  const packOf = (game: string): readonly string[] => {
    const isOpen = (chunks: Chunks) => (name: string) => {
      const owners = chunks === page ? gamesOf(page, name) : games(chunks.get(name));
      return owners.size === 0 || owners.has(game);
    };
    const own = [...page.keys()].filter((name) => gamesOf(page, name).has(game));
    const local = [...shell].flatMap((name) => page.get(name)?.later ?? []).filter(isShared);
    const here = closure(page, [...own, ...local], ['imports', 'later'], isOpen(page));
    const thinking = closure(worker, entriesOf(worker), ['imports', 'later'], isOpen(worker));
    const files = new Set([...filesOf(page, here), ...filesOf(worker, thinking)]);
    return [...files].filter((file) => !kept.has(file)).sort();
  };
  return Object.fromEntries([...all].sort().map((game) => [game, packOf(game)]));
}

function games(chunk: Chunk | undefined): Set<string> {
  const found = (chunk?.modules ?? []).map((id) => GAME.exec(id.replaceAll('\\', '/')));
  return new Set(found.flatMap((match) => match?.[1] ?? []));
}

function entriesOf(chunks: Chunks): string[] {
  return [...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : []));
}

function closure(
  chunks: Chunks,
  from: readonly string[],
  along: readonly ('imports' | 'later')[],
  isOpen: (name: string) => boolean = () => true,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (seen.has(name) || !chunk || !isOpen(name)) continue;
    seen.add(name);
    waiting.push(...along.flatMap((way) => chunk[way]));
  }
  return seen;
}

function filesOf(chunks: Chunks, names: ReadonlySet<string>): Set<string> {
  return new Set([...names].flatMap((name) => [name, ...(chunks.get(name)?.files ?? [])]));
}
