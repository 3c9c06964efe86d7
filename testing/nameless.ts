/**
 * What a drawn board leaves without a name. As the shell looks for one: a mark (`data-thing`) that the face explains, a symbol of the glossary, or a
 * label. Symbols inside a button that has a name are part of it.
 */
import type { Thing } from '@tavola/kernel/face/face.ts';

export type Lookup = (id: string) => Thing | null;

type Node = {
  readonly tag: string;
  readonly attributes: string;
  readonly parent: Node | null;
  readonly children: (Node | string)[];
};

/** A number belongs to what stands at most this many levels around it. */
const NEAR = 5;

export function nameless(html: string, lookup: Lookup): readonly string[] {
  const flaws = new Set<string>();
  const visit = (node: Node): void => {
    const mark = attribute(node, 'data-thing');
    if (mark !== null && !isSeat(mark) && !isTold(lookup(mark))) flaws.add(`${mark} is not explained`);
    const symbol = symbolOf(node);
    if (symbol !== null && !isNamed(symbol, node, lookup)) flaws.add(`symbol ${symbol} has no name`);
    if (node.tag === 'button' && nameOf(node) === '')
      flaws.add(`a button has no name: ${node.attributes.slice(0, 80)}`);
    for (const child of node.children) {
      if (typeof child !== 'string') visit(child);
      else if (/^[+−×-]?\d+$/.test(child.trim()) && !isCounted(node, lookup)) {
        flaws.add(
          `number in <${node.tag}${node.attributes.slice(0, 60)}> in <${node.parent?.attributes.slice(0, 60)}> has no name`,
        );
      }
    }
  };
  visit(parsed(html));
  return [...flaws];
}

const isTold = (thing: Thing | null): boolean => thing !== null && thing.name !== '' && thing.text !== '';
const isSeat = (id: string): boolean => /^seat[:-]\d+$/.test(id);

function isNamed(symbol: string, node: Node, lookup: Lookup): boolean {
  if (isSeat(symbol) || isTold(lookup(symbol))) return true;
  return upwards(node).some((it) => attribute(it, 'data-thing') !== null || (it.tag === 'button' && nameOf(it) !== ''));
}

function isCounted(node: Node, lookup: Lookup): boolean {
  return upwards(node)
    .slice(0, NEAR)
    .some((it) => {
      if (['data-thing', 'data-title', 'title', 'aria-label'].some((name) => attribute(it, name))) return true;
      if (it.tag === 'button' && /\p{L}/u.test(nameOf(it))) return true;
      return it.tag === 'text' || symbolsIn(it).some((symbol) => isSeat(symbol) || isTold(lookup(symbol)));
    });
}

function upwards(node: Node): readonly Node[] {
  return node.parent ? [node, ...upwards(node.parent)] : [node];
}

function symbolOf(node: Node): string | null {
  return node.tag === 'use' ? (attribute(node, 'href')?.split('#')[1] ?? null) : null;
}

function symbolsIn(node: Node): readonly string[] {
  const own = symbolOf(node);
  return own === null ? node.children.flatMap((child) => (typeof child === 'string' ? [] : symbolsIn(child))) : [own];
}

function nameOf(node: Node): string {
  const own = attribute(node, 'aria-label') ?? attribute(node, 'title');
  return (
    own ??
    node.children
      .map((child) => (typeof child === 'string' ? child : nameOf(child)))
      .join('')
      .trim()
  );
}

function attribute({ attributes }: Node, name: string): string | null {
  return (
    new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? null
  );
}

const VOID = new Set(['input', 'br', 'hr', 'img']);

/** React writes well-formed tags. */
function parsed(html: string): Node {
  const root: Node = { tag: '', attributes: '', parent: null, children: [] };
  let at = root;
  for (const [, close, tag = '', attributes = '', closed, text] of html.matchAll(
    /<(\/)?([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*?)(\/)?>|([^<]+)/g,
  )) {
    if (text !== undefined) at.children.push(text);
    else if (close) at = at.parent ?? root;
    else {
      const node: Node = { tag, attributes, parent: at, children: [] };
      at.children.push(node);
      if (!closed && !VOID.has(tag)) at = node;
    }
  }
  return root;
}
