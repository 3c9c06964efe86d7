/** The Clockwork Prince's board: his threat, tactics, and whom he likes. */
import type { Suit } from '../../data/board.ts';
import type { Prince } from '../../rules/state/state.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';

type Props = { readonly prince: Prince };

export function PrinceBoard({ prince }: Props) {
  const { words } = useOath();
  const said = words.prince;
  return (
    <section className="oath-prince" aria-label={said.name}>
      <p className="threat">
        <OathGlyph id="threat" />
        {said.threats[prince.threat?.line ?? 'none']}
        <span className="tactics">{words.drawn.tactics(prince.tactics, prince.ambition)}</span>
      </p>
      <Relations prince={prince} />
    </section>
  );
}

/** OATH-9: relationship markers by row, the highest first. */
function Relations({ prince }: Props) {
  const { words } = useOath();
  const { columns } = words.prince;
  const rows = prince.friends.map((friends, i) => ({
    friends,
    conspirators: prince.conspirators[i] ?? [],
    row: i + 1,
  }));
  return (
    <table className="relations">
      <thead>
        <tr>
          <th scope="col">{columns.friends}</th>
          <td />
          <th scope="col">{columns.conspirators}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ friends, conspirators, row }) => (
          <tr key={row}>
            <td>
              <Markers suits={friends} />
            </td>
            <th scope="row">{row}</th>
            <td>
              <Markers suits={conspirators} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Markers({ suits }: { readonly suits: readonly Suit[] }) {
  const { words } = useOath();
  return suits.map((suit) => (
    <i key={suit} className={`marker suit-${suit}`} title={words.suits[suit]}>
      <OathGlyph id={suit} label={words.suits[suit]} />
    </i>
  ));
}
