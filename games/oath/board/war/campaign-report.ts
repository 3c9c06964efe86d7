/** A campaign as it is told, step by step: what it was about, what was rolled, who won. It stays after the end, until its reader's own turn is over. */
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { AttackFace, DefenseFace } from '../../data/board.ts';
import type { Event } from '../../rules/state/moves.ts';

export type CampaignReport = {
  readonly attacker: Seat;
  /** Null for bandits. */
  readonly defender: Seat | null;
  readonly targets: readonly string[];
  readonly attack: readonly AttackFace[];
  readonly defense: readonly DefenseFace[];
  readonly attackTotal: number;
  readonly defenseTotal: number;
  readonly skulls: number;
  readonly sacrificed: number;
  /** Who won it, null for bandits; undefined while it is being fought. */
  readonly winner?: Seat | null;
};
export type Following = { readonly report: CampaignReport | null; readonly turn: Seat };

export const NOTHING_YET: Following = { report: null, turn: -1 };

export function follow(before: Following, happened: readonly Event[], viewer: Viewer): Following {
  return happened.reduce((now, event) => after(now, event, viewer), before);
}

function after({ report, turn }: Following, event: Event, viewer: Viewer): Following {
  if (event.kind === 'turn') {
    const isRead = viewer === 'spectator' || turn === viewer;
    return { report: isRead ? null : report, turn: event.seat };
  }
  return { report: next(report, event), turn };
}

function next(report: CampaignReport | null, event: Event): CampaignReport | null {
  if (event.kind === 'campaign') return begun(event.seat, event.defender);
  if (report === null) return null;
  switch (event.kind) {
    case 'targets':
      return { ...report, targets: event.targets };
    case 'defense-roll':
      return { ...report, defense: event.faces, defenseTotal: event.total };
    case 'attack-roll':
      return { ...report, attack: event.faces, attackTotal: event.total, skulls: event.skulls };
    case 'sacrificed':
      return { ...report, sacrificed: event.n, attackTotal: event.attack };
    case 'won-campaign':
      return { ...report, winner: event.seat, attackTotal: event.attack, defenseTotal: event.defense };
    default:
      return report;
  }
}

function begun(attacker: Seat, defender: Seat | null): CampaignReport {
  return {
    attacker,
    defender,
    targets: [],
    attack: [],
    defense: [],
    attackTotal: 0,
    defenseTotal: 0,
    skulls: 0,
    sacrificed: 0,
  };
}
