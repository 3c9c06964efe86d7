/** What data that somebody sent must look like: small tests that are put together. */
export type Shape = (given: unknown) => boolean;

export const isFlag: Shape = (given) => typeof given === 'boolean';
export const isNull: Shape = (given) => given === null;

export function whole(min: number, max: number): Shape {
  return (given) => Number.isInteger(given) && (given as number) >= min && (given as number) <= max;
}

export function text(longest: number): Shape {
  return (given) => typeof given === 'string' && given.length <= longest;
}

export function wordOf(words: readonly string[]): Shape {
  const known = new Set<unknown>(words);
  return (given) => known.has(given);
}

export function either(...shapes: readonly Shape[]): Shape {
  return (given) => shapes.some((shape) => shape(given));
}

export function list(item: Shape, max: number, min = 0): Shape {
  return (given) => Array.isArray(given) && given.length >= min && given.length <= max && given.every(item);
}

/** Exactly these fields. */
export function fields(shapes: { readonly [field: string]: Shape }): Shape {
  const names = Object.keys(shapes);
  return (given) =>
    isRecord(given) &&
    Object.keys(given).length === names.length &&
    names.every((name) => Object.hasOwn(given, name) && shapes[name]?.(given[name]));
}

/** Any of these keys. */
export function keyed(keys: readonly string[], value: Shape): Shape {
  return (given) => isRecord(given) && Object.keys(given).every((key) => keys.includes(key) && value(given[key]));
}

function isRecord(given: unknown): given is { readonly [field: string]: unknown } {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
