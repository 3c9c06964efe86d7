/** OATH-5.1.4: every way to play the card, with what it leads to. */
import { factsOf } from '../../data/cards.ts';
import type { Move } from '../../rules/state/moves.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { handlesOf } from '../parts/handles.ts';
import { slotOf } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';

export function WaysToPlay() {
  const { choice, viewer, words } = useOath();
  if (choice?.ask !== 'play' || viewer === 'spectator') return null;
  const ways = choice.open.filter(({ move }) => glyphOf(move) !== null);
  return (
    <section className="oath-ways" aria-label={words.drawn.whereTo}>
      <ul>
        {ways.map(({ id, move }) => (
          <li key={id}>
            <WayToPlay move={move} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WayToPlay({ move }: { readonly move: Move }) {
  const { view, viewer } = useOath();
  const { name, note } = useSaid(move);
  const thing = MEANT[move.kind];
  return (
    <Touch handles={handlesOf(move, view, viewer)} className="inset way">
      <OathGlyph id={glyphOf(move) as string} {...(thing === undefined ? {} : { thing })} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </Touch>
  );
}

/** What a symbol stands for that has another meaning elsewhere. */
const MEANT: { readonly [kind: string]: string } = { 'play-conspiracy': 'card:conspiracy', discard: 'discard' };

function glyphOf(move: Move): string | null {
  switch (move.kind) {
    case 'to-site':
      return 'r-site';
    case 'to-advisers':
      return move.faceup ? 'r-adviser' : 'world';
    case 'reveal-vision':
    case 'play-conspiracy':
      return 'vision';
    case 'discard':
      return 'banish';
    default:
      return null;
  }
}

function useSaid(move: Move): { readonly name: string; readonly note: string } {
  const { view, viewer, words, names } = useOath();
  const { drawn } = words;
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (move.kind === 'to-site') {
    const site = view.sites[slotOf(view, move.site)];
    const suit = player?.hand[0]?.card ? factsOf(player.hand[0].card).suit : null;
    const room = drawn.roomAt(site?.cards.length ?? 0, site?.capacity ?? 0);
    const gain = suit === null ? '' : drawn.gainsFrom(names.bank(suit), view.banks[suit]);
    return { name: names.place(move.site), note: [room, gain].filter(Boolean).join('; ') };
  }
  if (move.kind === 'to-advisers')
    return {
      name: drawn.ways[move.faceup ? 'faceup' : 'facedown'],
      note: drawn.advisersNow(player?.advisers.length ?? 0),
    };
  if (move.kind === 'reveal-vision') return { name: drawn.ways.vision, note: drawn.wayNotes.vision };
  if (move.kind === 'play-conspiracy') return { name: drawn.ways.conspiracy, note: drawn.wayNotes.conspiracy };
  return { name: drawn.ways.discard, note: drawn.wayNotes.discard };
}
