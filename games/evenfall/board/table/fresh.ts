/** What just changed, so that it can be ringed: `place:<id>`, `card:<id>`, `stone:<id>`, `track:<actor>`, `region:<id>`. */
import type { Event } from '../../rules/state/moves.ts';

export type Fresh = ReadonlySet<string>;

export function freshFrom(happened: readonly Event[]): Fresh {
  return new Set(happened.flatMap(concerned));
}

function concerned(event: Event): readonly string[] {
  switch (event.kind) {
    case 'discovered':
    case 'explored':
    case 'binding':
    case 'built':
    case 'transferred':
    case 'drew-place':
    case 'removed':
    case 'ritual':
      return [`place:${event.place}`];
    case 'refilled':
      return event.places.map((place) => `place:${place}`);
    case 'field':
    case 'returned':
      return [`place:${event.at}`, `region:${event.at}`];
    case 'specialist':
    case 'council':
    case 'turned':
    case 'copied':
    case 'triggered':
      return [`card:${event.card}`];
    case 'step':
      return [`track:${event.seat}`];
    case 'sent':
    case 'moved-figures':
    case 'conflict':
      return [`region:${event.region}`];
    case 'took-stone':
    case 'stone-field':
      return [`stone:${event.stone}`];
    default:
      return [];
  }
}
