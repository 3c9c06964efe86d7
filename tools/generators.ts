/** Rules are generators: a call alone does nothing. Finds the calls whose generator nobody runs, which no type forbids. */
import { dirname, join } from 'node:path/posix';
import { parseAst } from 'vitest/node';

/** Code by path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
/** The names of one block: is it a function that returns a generator? */
type Scope = Map<string, boolean>;
type Visit = (node: Node, parents: readonly Node[]) => void;

/** Every call that makes a generator and drops it, as `file:line name`. */
export function neverRun(sources: Sources): string[] {
  const trees = new Map([...sources].map(([file, code]) => [file, parse(file, code)]));
  const members = membersOf(trees);
  return [...trees].flatMap(([file, tree]) => {
    const scopes = new Map<Node, Scope>();
    const scopeOf = (node: Node) => scopes.get(node) ?? keep(scopes, node, namesIn(node, file, trees));
    const found: string[] = [];
    walk(tree, (node, parents) => {
      if (node.type !== 'CallExpression' || !isDropped(node, parents)) return;
      const { type, name, property } = node.callee as Node;
      const called = type === 'Identifier' ? String(name) : nameOf(property);
      const scope = parents.toReversed().find((parent) => scopeOf(parent).has(called));
      const makes =
        type === 'Identifier' ? scope && scopeOf(scope).get(called) : members.get(areaOf(file))?.get(called);
      if (makes) found.push(`${file}:${lineOf(sources.get(file) as string, node.start)} ${called}`);
    });
    return found;
  });
}

/** As a statement of its own, behind a condition, or as all that a callback does whose result is dropped. */
function isDropped(call: Node, parents: readonly Node[]): boolean {
  let child = call;
  for (const parent of parents.toReversed()) {
    if (parent.type === 'ExpressionStatement') return true;
    if (parent.type === 'ArrowFunctionExpression')
      return parent.body === child && drops(parents.slice(0, parents.indexOf(parent)));
    if (!PASSES_ON.has(parent.type) || parent.test === child) return false;
    child = parent;
  }
  return false;
}

const PASSES_ON = new Set([
  'LogicalExpression',
  'ConditionalExpression',
  'ChainExpression',
  'UnaryExpression',
  'AwaitExpression',
]);

/** `expect(() => turn(game)).not.toThrow()` is true of every generator. */
function drops(parents: readonly Node[]): boolean {
  const [then, call] = parents.slice(-2);
  const { name, property } = (call?.callee ?? {}) as Node;
  return (name === 'expect' && nameOf(then?.property) === 'not') || nameOf(property) === 'forEach';
}

/** What the names that a block declares stand for. */
function namesIn(block: Node, file: string, trees: ReadonlyMap<string, Node>): Scope {
  const names: Scope = new Map();
  for (const param of listOf(block.params)) {
    walk(param, (node) => node.type === 'Identifier' && names.set(String(node.name), false));
  }
  for (const statement of Array.isArray(block.body) ? listOf(block.body) : []) {
    if (statement.type === 'ImportDeclaration') {
      const from = trees.get(pathOf(file, String((statement.source as Node).value)));
      const theirs = from === undefined ? new Map() : declared(listOf(from.body));
      for (const { imported, local } of listOf(statement.specifiers))
        names.set(nameOf(local), theirs.get(nameOf(imported)) ?? false);
    }
  }
  for (const [name, makes] of Array.isArray(block.body) ? declared(listOf(block.body)) : []) names.set(name, makes);
  return names;
}

function declared(statements: readonly Node[]): Scope {
  const names: Scope = new Map();
  for (const statement of statements) {
    const it = ((statement.type.startsWith('Export') && statement.declaration) || statement) as Node;
    if (it.type === 'FunctionDeclaration') names.set(nameOf(it.id), makesGenerator(it));
    for (const { id, init } of listOf(it.declarations)) names.set(nameOf(id), makesGenerator(init));
  }
  return names;
}

/** Members go by name within an area; a name that also stands for something else there is left alone. */
function membersOf(trees: ReadonlyMap<string, Node>): Map<string, Scope> {
  const areas = new Map<string, Scope>();
  for (const [file, tree] of trees) {
    const members = areas.get(areaOf(file)) ?? keep(areas, areaOf(file), new Map());
    walk(tree, ({ type, key, value, typeAnnotation, returnType }) => {
      const made = { Property: value, MethodDefinition: value, TSMethodSignature: { type, returnType } }[type];
      const it = (type === 'TSPropertySignature' ? (typeAnnotation as Node)?.typeAnnotation : made) as Node | undefined;
      if (!it || !isFunction(it)) return;
      const name = nameOf(key);
      members.set(name, makesGenerator(it) && members.get(name) !== false);
    });
  }
  return areas;
}

function isFunction({ type }: Node): boolean {
  return /Function|MethodSignature/.test(type);
}

/** A `function*`, or one that is declared to return what a `function*` returns. */
function makesGenerator(it: unknown): boolean {
  if (!it || !isFunction(it as Node)) return false;
  const { generator, returnType } = it as Node;
  const { typeName } = ((returnType as Node)?.typeAnnotation ?? {}) as Node;
  return generator === true || /^(?:Rules|Generator)$/.test(nameOf(typeName));
}

/** A game, elsewhere a workspace: what has the same name in two of them is not the same thing. */
function areaOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('games/') ? 2 : 1)
    .join('/');
}

function pathOf(file: string, source: string): string {
  return source.startsWith('@tavola/') ? source.slice('@tavola/'.length) : join(dirname(file), source);
}

function parse(file: string, code: string): Node {
  return parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
}

function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  visit(node, parents);
  const path = [...parents, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof (child as Node | null)?.type === 'string') walk(child as Node, visit, path);
}

function listOf(nodes: unknown): readonly Node[] {
  return (nodes ?? []) as readonly Node[];
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as Node;
  return String(name ?? value ?? '');
}

function lineOf(code: string, start: number): number {
  return code.slice(0, start).split('\n').length;
}

function keep<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}
