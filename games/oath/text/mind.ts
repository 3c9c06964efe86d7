/** What the Prince thought in his latest turn, in words: each arrow he looked at, in his order, and what became of it (OATH-9.21). */
import { ARROW_COLOURS, type Arrow, type ArrowColour, mind, type NodeId } from '../data/mind.ts';
import type { Prince, Thought } from '../rules/state/state.ts';
import { nodeName } from './prince.ts';
import type { Words } from './words.ts';

/** `outranked`: it held, but an arrow of an earlier colour did too. */
export type Verdict = 'taken' | 'fails' | 'outranked';
export type Weighed = { readonly colour: ArrowColour; readonly verdict: Verdict; readonly reason: string };

export function weighed(words: Words, { from, to, arrows }: Thought): readonly Weighed[] {
  const ways = mind[from].arrows
    .map((arrow, i) => ({ arrow, holds: arrows[i]?.holds ?? false, values: arrows[i]?.values ?? [] }))
    .toSorted((a, b) => ARROW_COLOURS.indexOf(a.arrow.colour) - ARROW_COLOURS.indexOf(b.arrow.colour));
  const taken = ways.find(({ arrow, holds }) => holds && arrow.to === to);
  return ways.map((way) => ({
    colour: way.arrow.colour,
    verdict: way === taken ? 'taken' : way.holds ? 'outranked' : 'fails',
    reason: conditionOf(words, way.arrow, way.values),
  }));
}

/** One arrow of a trace: where it leads, its colour and its condition (`JudgedArrow.name`). */
export function arrowName(words: Words, name: string): string {
  const [, from, place, ...values] = name.split(':');
  const arrow = mind[from as NodeId].arrows[Number(place)] as Arrow;
  const { prince } = words;
  return `${nodeName(prince, arrow.to)} [${prince.arrows[arrow.colour]}: ${conditionOf(words, arrow, values.map(Number))}]`;
}

/** A line a node: where he came, what he did there and why. */
export function thoughtLines(words: Words, { thoughts }: Prince): readonly string[] {
  const { prince } = words;
  return thoughts.map((thought, i) => {
    const why = weighed(words, thought).map(
      ({ colour, verdict, reason }) => `${prince.arrows[colour]}: ${reason} (${prince.verdicts[verdict]})`,
    );
    const did = thought.did === null ? [] : [prince.did[thought.did]];
    return `    ${i + 1}. ${[nodeName(prince, thought.to), ...did, ...why].join('; ')}`;
  });
}

function conditionOf({ prince, banners }: Words, condition: Arrow, [attack, defense]: readonly number[]): string {
  const { conditions } = prince;
  switch (condition.if) {
    case 'holds':
    case 'needs-only':
      return conditions[condition.if](banners[condition.of]);
    case 'can-pay':
      return conditions['can-pay'][condition.of];
    case 'battle-ready': {
      const odds = attack === undefined || defense === undefined ? prince.noCampaign : prince.dice(attack, defense);
      return `${conditions['battle-ready'][condition.of]}: ${odds}`;
    }
    default:
      return conditions[condition.if];
  }
}
