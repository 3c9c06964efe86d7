/** The whole board of a faction: what is its own, then what it crafted. */
import { named } from '@tavola/games/board/named.ts';
import type { ComponentType } from 'react';
import type { FactionId } from '../../data/factions.ts';
import { AutomatonBoard } from '../automata/automaton.tsx';
import { AllianceBoard } from '../factions/alliance.tsx';
import { CorvidBoard } from '../factions/corvids.tsx';
import { DuchyBoard } from '../factions/duchy.tsx';
import { EyrieBoard } from '../factions/eyrie.tsx';
import { LizardBoard } from '../factions/lizards.tsx';
import { MarquiseBoard } from '../factions/marquise.tsx';
import { RiverfolkBoard } from '../factions/riverfolk.tsx';
import { VagabondBoard } from '../factions/vagabond.tsx';
import { ItemTile } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';

const boards: { readonly [faction in FactionId]: ComponentType<BoardProps> } = {
  marquise: MarquiseBoard,
  eyrie: EyrieBoard,
  alliance: AllianceBoard,
  vagabond: VagabondBoard,
  lizards: LizardBoard,
  riverfolk: RiverfolkBoard,
  duchy: DuchyBoard,
  corvids: CorvidBoard,
};

export function FactionBoard({ props, seat }: BoardProps) {
  const player = props.view.open.players[seat];
  if (!player) return null;
  const Own = player.automaton ? AutomatonBoard : boards[player.faction];
  return (
    <div className="root-board">
      <Own props={props} seat={seat} />
      <Crafted props={props} seat={seat} />
    </div>
  );
}

/** ROOT-4.1: items and lasting effects. */
function Crafted({ props: { view, viewer, say }, seat }: BoardProps) {
  const player = view.open.players[seat];
  const { words } = say;
  const { drawn } = words;
  const { items = [], exhausted = [], crafted = [] } = player ?? {};
  // The viewer's own crafted cards lie beside the hand.
  const cards = seat === viewer ? [] : crafted;
  return (
    <footer className="root-crafted">
      <span className="label">{drawn.crafted}</span>
      {items.length + exhausted.length + cards.length === 0 && <em>{drawn.nothing}</em>}
      <span className="items">
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are alike.
          <ItemTile key={`${item} ${i}`} item={item} label={words.item(item)} />
        ))}
        {exhausted.map((item, i) => (
          <ItemTile
            // biome-ignore lint/suspicious/noArrayIndexKey: equal items are alike.
            key={`${item} ${i}`}
            item={item}
            label={`${words.item(item)} (${drawn.exhausted})`}
            className="exhausted"
          />
        ))}
      </span>
      {cards.map((card) => (
        <span key={card} className="root-effect" {...named(`card:${card}`)}>
          {words.card(card)}
        </span>
      ))}
    </footer>
  );
}
