/** Another player's board in a few lines: how much of each piece is on the map, and what the faction shows besides. */
import { glyphOf, typesOf } from '../../data/pieces.ts';
import { ItemTile, RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';

/** `noted`: with what the faction shows besides. */
export function Summary({ props: { view, say }, seat, noted }: BoardProps & { readonly noted: boolean }) {
  const player = view.open.players[seat];
  if (!player) return null;
  const { words } = say;
  const notes = noted ? words.drawn.summary(view, seat) : [];
  return (
    <div className="root-summary">
      <ul className="counts">
        {typesOf(player.faction).map(({ name, count }, i) => {
          // Automata build without wood.
          if (player.automaton && name === 'wood') return null;
          const placed = count - (player.left[i] ?? 0) - (player.gone[i] ?? 0);
          return (
            <li key={name} title={words.piece(name, 2)}>
              <RootGlyph id={glyphOf(name)} label={words.piece(name, placed)} />
              <b>{placed}</b>
              <small>/{count}</small>
            </li>
          );
        })}
        {player.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are alike.
          <li key={`${item} ${i}`}>
            <ItemTile item={item} label={words.item(item)} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {player.crafted.length > 0 && <p className="effects">{player.crafted.map(words.card).join(' · ')}</p>}
    </div>
  );
}
