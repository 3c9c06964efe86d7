/** What lies under a finger, the mouse or the focus: the marks, symbols and labels that are drawn there, the topmost first. */

export type FoundThing = {
  /** The mark (games/board/named.ts), or the id of a symbol in its sprite; null where there is only a label. */
  readonly id: string | null;
  /** What the drawing calls it here: "2 Herbs". */
  readonly label: string | null;
};

export type Looked = {
  readonly things: readonly FoundThing[];
  /** The open options that a touch stands for. */
  readonly options: readonly string[];
  readonly box: DOMRect;
};

/** At most this many things are explained at once. */
const MOST = 3;
/** A number or a word belongs to the symbol that stands at most this many levels around it. */
const NEAR = 3;
/** Anything larger is not a thing but the ground it lies on. */
const GROUND = 0.3;

export function lookedAt(x: number, y: number, root: Element): Looked | null {
  const stacked = document.elementsFromPoint(x, y).filter((it) => it !== root && root.contains(it));
  return lookedThrough(stacked, root);
}

/** A thing that has the focus: what it is itself, and what is drawn beneath it. */
export function lookedFrom(element: Element, root: Element): Looked | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const beneath = document.elementsFromPoint(left + width / 2, top + height / 2).filter((it) => root.contains(it));
  return lookedThrough([element, ...beneath], root);
}

function lookedThrough(stacked: readonly Element[], root: Element): Looked | null {
  const [first] = stacked;
  if (!first) return null;
  const things: (FoundThing & { readonly at: Element })[] = [];
  for (const element of stacked) {
    const found = foundAround(element, root);
    if (!found || !belongs(found.at, things[0]?.at)) continue;
    if (things.some(({ id, label }) => (id === null ? label === found.label : id === found.id))) continue;
    things.push(found);
  }
  const touched = first.closest<HTMLElement>('[data-options], [data-option]');
  const options = touched && root.contains(touched) ? optionsOf(touched) : [];
  const at = things[0]?.at ?? (options.length > 0 ? touched : null);
  if (!at) return null;
  return { things: withLabels(things).slice(0, MOST), options, box: at.getBoundingClientRect() };
}

/** What lies beneath the first thing is explained with it where one holds the other, or where both are drawn on one board. */
function belongs(at: Element, first: Element | undefined): boolean {
  if (!first || at.contains(first)) return true;
  const holder = first.closest('[data-thing], .zoom');
  return holder?.contains(at) ?? false;
}

/** A target laid over a drawing has only a label: it is what the marked thing beneath it is called here. */
function withLabels(things: readonly FoundThing[]): readonly FoundThing[] {
  const [first, ...others] = things;
  const meant = others.find(({ id }) => id?.includes(':'));
  if (first?.id !== null || !meant) return things;
  return [{ id: meant.id, label: first.label }, ...others.filter((one) => one !== meant)];
}

function optionsOf({ dataset }: HTMLElement): readonly string[] {
  return dataset.option === undefined ? (dataset.options ?? '').split('|') : [dataset.option];
}

/** The nearest thing around an element, itself first. */
function foundAround(element: Element, root: Element): (FoundThing & { readonly at: Element }) | null {
  let level = 0;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement, level++) {
    if (isGround(at)) return null;
    const mark = (at as HTMLElement | SVGElement).dataset?.thing;
    if (mark !== undefined) return { id: mark, label: labelOf(at), at };
    const symbol = level <= NEAR && isSmall(at) ? onlySymbol(at) : null;
    if (symbol) return { id: symbol, label: labelOf(at) ?? labelNear(at, root), at };
    const label = labelOf(at);
    if (label !== null) return { id: null, label, at };
  }
  return null;
}

/** What the one symbol stands for that is drawn in an element; null where there is none, or several. */
function onlySymbol(element: Element): string | null {
  const uses = element.tagName === 'use' ? [element] : [...element.querySelectorAll('use')];
  const ids = new Set(
    uses.map((use) => use.getAttribute('data-thing') ?? use.getAttribute('href')?.split('#')[1] ?? ''),
  );
  const [only] = ids;
  return ids.size === 1 && only ? only : null;
}

/** Their labels name many things together. */
const GROUPS = 'section, ul, ol, dl, fieldset';

/** What an element calls itself. */
function labelOf(element: Element): string | null {
  const named = element.matches(GROUPS) ? null : element.getAttribute('aria-label');
  const told = element.getAttribute('data-title') ?? element.getAttribute('title') ?? named;
  return told === '' ? null : told;
}

/** The label that stands a level or two around a symbol: of its tile, or of its number. */
function labelNear(element: Element, root: Element): string | null {
  let at = element.parentElement;
  for (let level = 0; at && at !== root && level < 2; level++, at = at.parentElement) {
    if (isGround(at) || onlySymbol(at) === null) return null;
    const label = labelOf(at);
    if (label !== null) return label;
  }
  return null;
}

/** No larger than a tile with its number: a whole line is not about the one symbol in it. */
function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 180 && height <= 72;
}

function isGround(element: Element): boolean {
  if (element.matches('main, aside, dialog, nav')) return true;
  const { width, height } = element.getBoundingClientRect();
  return element.tagName !== 'BUTTON' && width * height > innerWidth * innerHeight * GROUND;
}
