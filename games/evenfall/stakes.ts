/** What is known before a conflict is fought (EVE-5): one's own Strength, what the others can reach, the rewards at each step. */
import type { StakeRow, Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { DIAL_MAX, type RegionId, regionOf } from './data/boards.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import { figuresIn } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

/** From the least to the most; without a most where cards decide. */
type Reach = { readonly least: number; readonly most: number | null };

export function stakes(ask: Ask, move: Move | null, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  const kind = typeof ask === 'string' ? ask : ask.kind;
  const sent = view.regions.find(
    ({ id }) => (move?.kind === 'send' ? move.region : move?.kind === 'field' && move.at) === id,
  );
  if (sent) return told(sent.id, strengthOf(view, sent.id, seat) + 1, view, seat, say);
  if (typeof ask !== 'object' || (kind !== 'dial' && kind !== 'adjust')) return null;
  if (move?.kind !== 'dial' && move?.kind !== 'adjust') return null;
  const { region } = ask as { readonly region: RegionId };
  return told(region, strengthOf(view, region, seat) + move.n, view, seat, say);
}

function told(region: RegionId, own: number, view: View, seat: Seat, say: Say<Words>): Stakes {
  const { stakes: words, texts } = say.words;
  const best = bestOther(view, region, seat);
  const others = best === null ? null : words.reach(best.least, best.most);
  const { rewards } = regionOf(region);
  const reached = rewards.filter(({ min }) => own >= min);
  const next = rewards.find(({ min }) => own < min);
  const rows: StakeRow[] = [
    { name: words.strength, text: words.against(own, others) },
    ...(reached.length === 0
      ? []
      : [
          {
            name: words.brings,
            text: reached.map(({ effect }) => texts.effect(effect)).join(' '),
            tone: 'good',
          } as const,
        ]),
    ...(next ? [{ name: words.nextAt(next.min), text: texts.effect(next.effect) }] : []),
    ...(best?.most === null ? [{ name: words.without, text: words.herCards }] : []),
  ];
  return { tag: { text: others === null ? String(own) : `${own} × ${others}`, label: words.label(own, others) }, rows };
}

/** EVE-5.7, before the Dial. */
function strengthOf({ regions, players }: View, id: RegionId, seat: Seat): number {
  const region = regions.find((one) => one.id === id);
  return (region ? figuresIn(region, seat) : 0) + (players[seat]?.strength ?? 0);
}

/** The strongest that somebody else there can be: all their Mana on the Dial, or what it shows already. */
function bestOther(view: View, id: RegionId, seat: Seat): Reach | null {
  const region = view.regions.find((one) => one.id === id);
  const sides = view.conflict?.region === id ? view.conflict.sides : [];
  const people = view.players.flatMap((player, other): Reach[] => {
    const figures = region ? figuresIn(region, other) : 0;
    if (other === seat || figures === 0) return [];
    const base = figures + player.strength;
    const shown = sides.find(({ actor }) => actor === other)?.dial ?? null;
    if (shown !== null) return [{ least: base + shown, most: base + shown }];
    return [{ least: base, most: base + Math.min(DIAL_MAX, player.mana) }];
  });
  const drawn = sides.find(({ actor }) => actor === 'automa')?.strength ?? null;
  const hers = region?.automa ?? 0;
  // EVE-8.7: the round, her Witches, and cards that nobody knows.
  const automa: Reach[] =
    hers === 0 ? [] : [drawn === null ? { least: view.round + hers, most: null } : { least: drawn, most: drawn }];
  const all = [...people, ...automa];
  if (all.length === 0) return null;
  const isOpen = all.some(({ most }) => most === null);
  return {
    least: Math.max(...all.map(({ least }) => least)),
    most: isOpen ? null : Math.max(...all.map(({ most }) => most ?? 0)),
  };
}
