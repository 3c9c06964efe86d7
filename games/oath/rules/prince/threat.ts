/** The Prince assesses the threat (OATH-9.12, 9.13). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { LAST_ROUND } from '../../data/board.ts';
import { mind, type NodeId, threatNodes } from '../../data/mind.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { meetsVision, successorOf, visionsOf } from '../queries/goals.ts';
import { seatsOf } from '../queries/queries.ts';
import { princeOf } from '../state/relations.ts';
import { playerOf, type Threat, type ThreatLine } from '../state/state.ts';

/** The first line that is true, or no threat; the tokens go there if it is new or they have left its quadrant. Not in his first turn. */
export function* assess(oath: Oath, seat: Seat): Rules {
  const prince = princeOf(oath.state, seat);
  if (!prince.assessed) {
    prince.assessed = true;
    return;
  }
  const lines = select(LINES)
    .where('OATH-9.12', (line) => nodeOf(oath, seat, line) !== null)
    .first('OATH-9.12');
  const threat = lines.best ? { line: lines.best, node: nodeOf(oath, seat, lines.best) as NodeId } : null;
  const moves = threat !== null && (isNew(threat, prince.threat) || !isThere(prince.token, threat.node));
  prince.threat = threat;
  if (moves) Object.assign(prince, { token: threat.node, start: threat.node });
  const node = moves ? threat.node : null;
  yield* step(oath, { kind: 'prince-threat', seat, threat: threat?.line ?? null, node }, { why: lines });
}
const LINES: readonly ThreatLine[] = ['successor', 'usurper', 'vision', 'oathkeeper'];

function isNew({ line, node }: Threat, before: Threat | null): boolean {
  return before === null || before.line !== line || before.node !== node;
}
function isThere(token: NodeId, node: NodeId): boolean {
  return mind[token].quadrant === mind[node].quadrant;
}

/** The threat node that a line leads to; null if the line is not true. */
function nodeOf(oath: PoweredState, seat: Seat, line: ThreatLine): NodeId | null {
  const { state } = oath;
  const { holder, side } = state.title;
  const exileHolds = playerOf(state, holder).role === 'exile';
  if (playerOf(state, seat).role === 'exile')
    return line === 'usurper' && !(holder === seat && side === 'usurper') ? threatNodes.usurper[state.oath] : null;
  switch (line) {
    case 'successor':
      return successorOf(oath) === null ? null : threatNodes.successor[state.oath];
    case 'usurper':
      return exileHolds && (side === 'usurper' || state.round === LAST_ROUND) ? threatNodes.usurper[state.oath] : null;
    case 'vision':
      return visionNode(oath);
    case 'oathkeeper':
      return exileHolds ? threatNodes.oathkeeper[state.oath] : null;
  }
}
function visionNode(oath: PoweredState): NodeId | null {
  for (const seat of seatsOf(oath.state)) {
    if (playerOf(oath.state, seat).role !== 'exile') continue;
    const met = visionsOf(oath, seat).find((vision) => meetsVision(oath, seat, vision));
    if (met !== undefined) return threatNodes.vision[met] as NodeId;
  }
  return null;
}
