/** What people see of Root besides its board. */
import type { Face } from '@tavola/kernel/face.ts';
import { cover } from './cover.ts';
import { WIN_VP } from './data/constants.ts';
import { options, playerSettings } from './options.ts';
import { reactions } from './reactions.ts';
import type { Ask } from './rules/asks.ts';
import { cites } from './rules/cites.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { type Phase, phaseOf } from './rules/phases.ts';
import type { Words } from './text/type.ts';
import type { View } from './view.ts';

const phases: readonly Phase[] = ['birdsong', 'daylight', 'evening'];

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clauses),
    en: () => import('./text/clauses.en.ts').then((it) => it.clauses),
  },
  options: options.fields,
  seatSettings: { player: playerSettings.fields },
  reactions,
  turn: ({ open }) => (open.stage === 'turns' ? open.turn.seat : null),
  phases: ({ open }, { words }) => ({
    round: words.round(open.turn.round),
    steps: phases.map((id) => ({ id, name: words.phases[id] })),
    now: open.stage === 'turns' ? phaseOf(open.turn.part) : null,
  }),
  heading: (event, say) => {
    if (event.kind === 'turn') return `${say.words.round(event.round)} · ${say.who(event.seat)}`;
    return event.kind === 'phase' ? say.words.phases[event.phase] : null;
  },
  cites,
  candidate: (name, { words }) => (/^\d+$/.test(name) ? words.clearing(Number(name)) : words.thing(name)),
  seatLook: ({ settings }, seat, view, { words }) => {
    const faction = view?.open.players[seat]?.faction ?? (settings as { faction?: string }).faction;
    if (!faction || faction === 'random' || faction === 'in-turn-order') return {};
    return { name: words.faction(faction), colour: `var(--${faction})`, glyph: faction };
  },
  progress: ({ open }) => open.players.map(({ vp }) => Math.min(1, vp / WIN_VP)),
};
