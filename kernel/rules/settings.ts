/** What a table or a seat may agree on before a game: plain fields with defaults, which forms, command lines and hosts read alike. */

type FieldForm<V> = {
  /** Folded under "more" in forms. */
  readonly rare?: boolean;
  /** Asked only where it matters: the other settings as they stand, and how many seats there are. */
  readonly applies?: (settings: { readonly [name: string]: unknown }, seats: number) => boolean;
  readonly usual?: V;
};
type Fitting = {
  /** Which of the words make sense for this many seats; all when left out. */
  readonly fits?: (value: string, seats: number) => boolean;
};
export type OneOf<V extends string> = FieldForm<V> &
  Fitting & { readonly kind: 'choice'; readonly values: readonly V[] };
export type Flag = FieldForm<boolean> & { readonly kind: 'switch' };
export type Whole = FieldForm<number> & { readonly kind: 'number'; readonly min: number; readonly max: number };
export type SomeOf<V extends string> = FieldForm<readonly V[]> & {
  readonly kind: 'several';
  readonly values: readonly V[];
};
export type Field = OneOf<string> | Flag | Whole | SomeOf<string>;
export type Fields = { readonly [name: string]: Field };

type ValueOf<F> =
  F extends OneOf<infer V>
    ? V
    : F extends SomeOf<infer V>
      ? readonly V[]
      : F extends Flag
        ? boolean
        : F extends Whole
          ? number
          : never;
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** One of a few words; the first one unless `usual` says otherwise. */
export function oneOf<const V extends string>(
  values: readonly V[],
  shown: FieldForm<NoInfer<V>> & Fitting = {},
): OneOf<V> {
  return { kind: 'choice', values, ...shown };
}
/** Yes or no; no unless `usual` says otherwise. */
export function flag(shown: FieldForm<boolean> = {}): Flag {
  return { kind: 'switch', ...shown };
}
/** A whole number from `min` to `max`. */
export function whole(min: number, max: number, shown: FieldForm<number> & { readonly usual: number }): Whole {
  return { kind: 'number', min, max, ...shown };
}
/** Any of a few words; none unless `usual` says otherwise. */
export function someOf<const V extends string>(
  values: readonly V[],
  shown: FieldForm<readonly NoInfer<V>[]> = {},
): SomeOf<V> {
  return { kind: 'several', values, ...shown };
}

/** The words of a choice that make sense for this many seats. */
export function fittingValues(field: OneOf<string>, seats: number): readonly string[] {
  return field.values.filter((value) => field.fits?.(value, seats) ?? true);
}

export type Parsed<O> = { readonly values: O } | { readonly wrong: string };

/** The settings of a game or of one seat: its fields, and the check of what somebody sent. */
export type Settings<O> = {
  readonly fields: Fields;
  /** The values with their defaults filled in, or the name of the field that is wrong. */
  read(raw: unknown): Parsed<O>;
};

export function settings<const F extends Fields>(fields: F): Settings<ValuesOf<F>> {
  return { fields, read: (raw) => read(fields, raw) as Parsed<ValuesOf<F>> };
}

export const noSettings: Settings<{ readonly [name: string]: never }> = settings({});

/** The values with their defaults filled in; throws at a wrong one. */
export function valuesOf<O>(schema: Settings<O>, raw?: unknown): O {
  const parsed = schema.read(raw);
  if ('wrong' in parsed) throw new Error(`no such setting or value: ${parsed.wrong}`);
  return parsed.values;
}

/** The value a field has when nobody says anything. */
export function usualOf(field: Field): unknown {
  if (field.usual !== undefined) return field.usual;
  if (field.kind === 'choice') return field.values[0];
  return field.kind === 'switch' ? false : [];
}

function read(fields: Fields, raw: unknown): Parsed<{ [name: string]: unknown }> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) return { wrong: '' };
  const sent = (raw ?? {}) as { readonly [name: string]: unknown };
  for (const name of Object.keys(sent)) if (!Object.hasOwn(fields, name)) return { wrong: name };
  const values: { [name: string]: unknown } = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(sent, name) && sent[name] !== undefined ? sent[name] : usualOf(field);
    if (!fits(field, value)) return { wrong: name };
    values[name] = value;
  }
  return { values };
}

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return field.values.includes(value as string);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max;
    case 'several':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one) => field.values.includes(one as string))
      );
  }
}
