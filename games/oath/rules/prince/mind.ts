/** The Prince follows the arrows of his mind (OATH-9.20 to 9.22). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select, type Traced } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { ARROW_COLOURS, type Arrow, type Condition, mind, NODE_IDS, type NodeId } from '../../data/mind.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { checkTitle } from '../operations/title.ts';
import { meetsGoal } from '../queries/goals.ts';
import { princeOf } from '../state/relations.ts';
import type { Thought } from '../state/state.ts';
import { perform } from './actions.ts';
import { isReady, marchOn } from './campaign.ts';
import { canPay } from './recover.ts';

/** He takes this many actions; those that cannot be done do not count. When the whole map has nothing to do, he stops. */
export function* act(oath: Oath, seat: Seat, actions: number): Rules {
  let [left, idle] = [actions, 0];
  while (left > 0 && idle < NODE_IDS.length && !oath.state.memory.actEnded) {
    const done = yield* followArrow(oath, seat);
    if (done) [left, idle] = [left - 1, 0];
    else idle++;
    yield* checkTitle(oath);
  }
}

/** One arrow, and the action of the node it leads to; false if there was nothing to do. */
export function* followArrow(oath: Oath, seat: Seat): Rules<boolean> {
  const prince = princeOf(oath.state, seat);
  const from = prince.token;
  const ways = judgedArrows(oath, seat, from);
  const chosen = follow(ways);
  const { to } = (chosen.best as JudgedArrow).arrow;
  const { action } = mind[to];
  const arrows = ways.map(({ arrow, holds, values }) => ({ to: arrow.to, holds, values }));
  const thought: Thought = { from, to, arrows, did: action === null ? 'pass' : null };
  prince.token = to;
  prince.thoughts.push(thought);
  yield* step(oath, { kind: 'prince-thinks', seat, node: to }, { why: [chosen, ...ways.flatMap(({ why }) => why)] });
  if (action === null) return false;
  const done = yield* perform(oath, seat, action);
  thought.did = done ? 'act' : 'skip';
  if (!done) yield* step(oath, { kind: 'prince-skips', seat, node: to });
  return done;
}

/** An arrow, whether it may be followed, and the numbers that decided. */
export type JudgedArrow = {
  /** `arrow:<node>:<place>`, with the numbers that decided. */
  readonly name: string;
  readonly arrow: Arrow;
  readonly holds: boolean;
  readonly values: readonly number[];
  /** How he came to the campaign that it is about. */
  readonly why: readonly Traced[];
};

export function judgedArrows(oath: PoweredState, seat: Seat, node: NodeId): readonly JudgedArrow[] {
  return mind[node].arrows.map((arrow, place) => {
    const judgement = judged(oath, seat, arrow);
    return { name: ['arrow', node, place, ...judgement.values].join(':'), arrow, ...judgement };
  });
}
/** OATH-9.21: the first that holds: red, then the orange one marked as priority, then orange, then black. */
export function follow(ways: readonly JudgedArrow[]): Selection<JudgedArrow> {
  const rank = ({ arrow }: JudgedArrow) => ARROW_COLOURS.indexOf(arrow.colour);
  return select(
    ways.toSorted((a, b) => rank(a) - rank(b)),
    ({ name }) => name,
  )
    .where('OATH-9.21', ({ holds }) => holds)
    .take(1);
}

function judged(oath: PoweredState, seat: Seat, condition: Condition): Omit<JudgedArrow, 'arrow' | 'name'> {
  if (condition.if === 'battle-ready') {
    const march = marchOn(oath, seat, condition.of);
    return { holds: isReady(march), values: march ? [march.attack, march.defense] : [], why: march?.why ?? [] };
  }
  return { holds: isTrue(oath, seat, condition), values: [], why: [] };
}
function isTrue(oath: PoweredState, seat: Seat, condition: Exclude<Condition, { if: 'battle-ready' }>): boolean {
  const { banners } = oath.state;
  const has = (banner: keyof typeof banners) => banners[banner].holder === seat;
  switch (condition.if) {
    case 'always':
      return true;
    case 'rules-most-sites':
      return meetsGoal(oath, seat, 'supremacy', true);
    case 'holds-most-relics-and-banners':
      return meetsGoal(oath, seat, 'protection', true);
    case 'holds':
      return has(condition.of);
    case 'needs-only':
      return !has(condition.of) && has(condition.of === 'darkest-secret' ? 'peoples-favor' : 'darkest-secret');
    case 'needs-both-or-neither':
      return has('darkest-secret') === has('peoples-favor');
    case 'can-pay':
      return canPay(oath, seat, condition.of);
  }
}
