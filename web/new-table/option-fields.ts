/** The options of a game as a form: what its schema says about each field. */
import type { AnyGame } from '@tavola/kernel/game.ts';
import { z } from 'zod';

export type Field =
  | { readonly kind: 'choice'; readonly name: string; readonly usual: string; readonly values: readonly string[] }
  | { readonly kind: 'switch'; readonly name: string; readonly usual: boolean }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly usual: number;
      readonly min: number;
      readonly max: number;
    };

type Property = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Fields that are neither a choice, a switch nor a number keep their default. */
export function optionFields(game: AnyGame): readonly Field[] {
  const schema = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  const properties = (schema.properties ?? {}) as { readonly [name: string]: Property };
  return Object.entries(properties).flatMap(([name, property]) => fieldOf(name, property) ?? []);
}

function fieldOf(name: string, property: Property): Field | null {
  const { type, default: usual, minimum = 0, maximum = 99 } = property;
  if (property.enum) {
    const values = property.enum.map(String);
    return { kind: 'choice', name, values, usual: String(usual ?? values[0]) };
  }
  if (type === 'boolean') return { kind: 'switch', name, usual: usual === true };
  if (type === 'integer' || type === 'number') {
    return { kind: 'number', name, usual: Number(usual ?? minimum), min: minimum, max: maximum };
  }
  return null;
}
