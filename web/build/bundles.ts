/**
 * Which file a module goes into. What is needed together comes together: a slow phone asks for each file in turn.
 * The server knows the names of the files (server/http/page-links.ts) and tells the browser of them before any script has run.
 */
import { join } from 'node:path';

type Graph = { getModuleInfo(id: string): Imports | null };
type Imports = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };

const STAGE = /\/web\/table\/stage\/stage\.tsx$/;
const FACE = /\/games\/(?:examples\/)?([\w-]+)\/face\.ts$/;
const BOARD = /\/games\/(?:examples\/)?([\w-]+)\/board\/board\.tsx$/;
/** What a table is drawn with in one language. */
const WORDS = /\/games\/(?:examples\/)?([\w-]+)\/text\/(pt|en)\/(?:text|clauses|primer)\.ts$/;
const FOR_ALL_GAMES = /\/games\/(?:board|text)\/|\/kernel\//;

/** What others need stands first: the bundler drags whatever a file imports into it, except what an earlier one has. */
const KINDS = ['shell', 'common', 'table', 'kit', 'face', 'board', 'words'] as const;
type Kind = (typeof KINDS)[number];
type Bundle = { readonly kind: Kind; readonly name: string };

/** Groups for the bundler; `web` is the folder of the client. What none of them takes it divides by itself. */
export function bundles(web: string) {
  let found: ReadonlyMap<string, Bundle> | null = null;
  return KINDS.map((kind, i) => ({
    debugName: kind,
    priority: KINDS.length - i,
    name: (id: string, graph: Graph) => {
      found ??= allBundles(graph, web);
      const bundle = found.get(id);
      return bundle?.kind === kind ? bundle.name : null;
    },
  }));
}

function allBundles(graph: Graph, web: string): ReadonlyMap<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  const put = (kind: Kind, ids: Iterable<string>, name: string = kind) => {
    for (const id of ids) if (!bundles.has(id) && !id.endsWith('.css')) bundles.set(id, { kind, name });
  };
  const of = (...from: readonly string[]) => reached(graph, from);
  const main = join(web, 'main.tsx');
  const app = join(web, 'app.tsx');
  const tablePage = join(web, 'table', 'table-page.tsx');
  const all = [...reached(graph, [app], 'later too')];
  const startsOf = (pattern: RegExp) => all.filter((id) => pattern.test(id));
  const [faces, boards, words] = [startsOf(FACE), startsOf(BOARD), startsOf(WORDS)];
  const pages = graph.getModuleInfo(app)?.dynamicallyImportedIds ?? [];
  const plain = of(...pages.filter((page) => ![...of(page)].some((id) => STAGE.test(id))));
  const rules = of(...faces, ...words);

  put(
    'shell',
    [...of(main)].filter((id) => id !== main),
  );
  // What a page without a table needs must not bring the table along.
  put(
    'common',
    [...of(tablePage, ...faces, ...boards, ...words)].filter(
      (id) => plain.has(id) || (FOR_ALL_GAMES.test(id) && rules.has(id)),
    ),
  );
  put('table', of(tablePage));
  put(
    'kit',
    [...of(...boards)].filter((id) => FOR_ALL_GAMES.test(id)),
  );
  for (const face of faces) put('face', of(face), `${gameOf(face)}-face`);
  for (const one of words) {
    // What both languages need comes with the face.
    const others = words.filter((other) => gameOf(other) === gameOf(one) && languageOf(other) !== languageOf(one));
    const shared = of(...others);
    put(
      'face',
      [...of(one)].filter((id) => shared.has(id)),
      `${gameOf(one)}-face`,
    );
  }
  for (const board of boards) put('board', of(board), `${gameOf(board)}-board`);
  for (const one of words) put('words', of(one), `${gameOf(one)}-${languageOf(one)}`);
  return bundles;
}

function gameOf(start: string): string {
  return [FACE, BOARD, WORDS].map((kind) => kind.exec(start)?.[1]).find((game) => game !== undefined) ?? '';
}

function languageOf(words: string): string {
  return WORDS.exec(words)?.[2] ?? '';
}

function reached(graph: Graph, from: readonly string[], along: 'at once' | 'later too' = 'at once'): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.getModuleInfo(id);
    if (seen.has(id) || !info) continue;
    seen.add(id);
    waiting.push(...info.importedIds, ...(along === 'later too' ? info.dynamicallyImportedIds : []));
  }
  return seen;
}
