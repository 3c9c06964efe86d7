/** The campaign that is told, step by step: what it was about, what was rolled, who won. It stays after the end, until its reader's own turn is over. */
import type { Seat, Viewer } from '@tavola/kernel/ask.ts';
import type { AttackFace, DefenseFace } from '../data/board.ts';
import type { Event } from '../rules/moves.ts';

export type Fought = {
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
  /** Whoever won it, null for bandits; undefined while it is fought. */
  readonly winner?: Seat | null;
};
export type Followed = { readonly fought: Fought | null; readonly turn: Seat };

export const NOTHING_FOUGHT: Followed = { fought: null, turn: -1 };

export function follow(before: Followed, happened: readonly Event[], viewer: Viewer): Followed {
  return happened.reduce((now, event) => after(now, event, viewer), before);
}

function after({ fought, turn }: Followed, event: Event, viewer: Viewer): Followed {
  if (event.kind === 'turn') {
    const isRead = viewer === 'spectator' || turn === viewer;
    return { fought: isRead ? null : fought, turn: event.seat };
  }
  return { fought: told(fought, event), turn };
}

function told(fought: Fought | null, event: Event): Fought | null {
  if (event.kind === 'campaign') return begun(event.seat, event.defender);
  if (fought === null) return null;
  switch (event.kind) {
    case 'targets':
      return { ...fought, targets: event.targets };
    case 'defense-roll':
      return { ...fought, defense: event.faces, defenseTotal: event.total };
    case 'attack-roll':
      return { ...fought, attack: event.faces, attackTotal: event.total, skulls: event.skulls };
    case 'sacrificed':
      return { ...fought, sacrificed: event.n, attackTotal: event.attack };
    case 'won-campaign':
      return { ...fought, winner: event.seat, attackTotal: event.attack, defenseTotal: event.defense };
    default:
      return fought;
  }
}

function begun(attacker: Seat, defender: Seat | null): Fought {
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
