/** The clauses a log line opens to. */
import type { Event } from '../rules/state/moves.ts';

const BY_KIND: { readonly [kind: string]: readonly string[] } = {
  turn: ['OATH-3.1'],
  supply: ['OATH-3.4'],
  searched: ['OATH-5.1.2'],
  'vision-drawn': ['OATH-5.1.2'],
  played: ['OATH-5.1.4', 'OATH-5.1.5'],
  'played-facedown': ['OATH-5.1.4'],
  discarded: ['OATH-2.10'],
  removed: ['OATH-5.1.6'],
  mustered: ['OATH-5.2'],
  traded: ['OATH-5.3'],
  travelled: ['OATH-5.6.1'],
  'journey-failed': ['OATH-card:shrouded-wood'],
  'revealed-site': ['OATH-2.12'],
  title: ['OATH-2.15'],
  usurper: ['OATH-3.2'],
  mob: ['OATH-2.14'],
  campaign: ['OATH-5.5.1'],
  targets: ['OATH-5.5.2'],
  ally: ['OATH-5.5.3'],
  pools: ['OATH-5.5.4'],
  'defense-roll': ['OATH-5.5.6'],
  'attack-roll': ['OATH-5.5.7'],
  sacrificed: ['OATH-5.5.7'],
  'won-campaign': ['OATH-5.5.8'],
  proposed: ['OATH-7.11'],
  agreed: ['OATH-7.11'],
  declined: ['OATH-3.6'],
  'offered-citizenship': ['OATH-6.6'],
  became: ['OATH-6.6'],
  'act-ended': ['OATH-3.5'],
  'end-die': ['OATH-10.3'],
  chronicle: ['OATH-8.15'],
  vowed: ['OATH-8.1'],
  built: ['OATH-8.3'],
  'sites-left': ['OATH-8.4'],
  decayed: ['OATH-8.5'],
  'new-map': ['OATH-8.7', 'OATH-8.8'],
  'archive-opened': ['OATH-8.9'],
  healed: ['OATH-8.9'],
  'six-dispossessed': ['OATH-8.10'],
  'world-saved': ['OATH-8.12', 'OATH-8.13'],
  'prince-threat': ['OATH-9.12', 'OATH-9.13'],
  'prince-card': ['OATH-9.16', 'OATH-9.17'],
  'prince-marker': ['OATH-9.19'],
  'prince-actions': ['OATH-9.20'],
  'prince-thinks': ['OATH-9.21'],
  'prince-skips': ['OATH-9.22'],
  'prince-travels': ['OATH-9.23'],
  'prince-marches': ['OATH-9.29', 'OATH-9.30'],
  tactics: ['OATH-9.6'],
  'tactics-track': ['OATH-9.15', 'OATH-9.18'],
};
const WON: { readonly [how: string]: readonly string[] } = {
  usurper: ['OATH-10.1'],
  vision: ['OATH-10.2'],
  'usurper-and-vision': ['OATH-10.1', 'OATH-10.2'],
  empire: ['OATH-10.3', 'OATH-10.4'],
  successor: ['OATH-10.5'],
};

export function cites(event: Event): readonly string[] {
  if (event.kind === 'used') return [`OATH-card:${event.card}`];
  if (event.kind === 'won') return WON[event.how] ?? [];
  if (event.kind === 'took-banner') return [event.how === 'recovered' ? 'OATH-5.4.4' : 'OATH-2.14'];
  if (event.kind === 'showed') return [event.what === 'adviser' ? 'OATH-6.1' : 'OATH-6.6'];
  return BY_KIND[event.kind] ?? [];
}
