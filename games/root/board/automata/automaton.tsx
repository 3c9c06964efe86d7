/** The board of an automaton: level, order card, the steps of its turn, what is its own, its traits. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { ComponentType } from 'react';
import type { Level } from '../../data/automata.ts';
import { cardOf } from '../../data/cards.ts';
import type { AutomatonBoard as Board } from '../../rules/boards/automaton.ts';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { AutomatedAllianceBoard } from './automated-alliance.tsx';
import { CogwheelPlots } from './cogwheel-corvids.tsx';
import { DrillbitDuchyBoard } from './drillbit-duchy.tsx';
import { ElectricEyrieBoard } from './electric-eyrie.tsx';
import { LogicalLizardsBoard } from './logical-lizards.tsx';
import { MechanicalMarquiseBoard } from './mechanical-marquise.tsx';
import { NewestStep, TurnProgram } from './program.tsx';
import { RiverfolkRobotsBoard } from './riverfolk-robots.tsx';
import { VagabotBoard } from './vagabot.tsx';

/** What lies on each board besides, by the id of the automaton. */
const boards: { readonly [automaton: string]: ComponentType<BoardProps> } = {
  'mechanical-marquise': MechanicalMarquiseBoard,
  'electric-eyrie': ElectricEyrieBoard,
  'automated-alliance': AutomatedAllianceBoard,
  vagabot: VagabotBoard,
  'logical-lizards': LogicalLizardsBoard,
  'riverfolk-robots': RiverfolkRobotsBoard,
  'drillbit-duchy': DrillbitDuchyBoard,
  'cogwheel-corvids': CogwheelPlots,
};

export function AutomatonBoard({ props, seat }: BoardProps) {
  const { view } = props;
  const player = view.open.players[seat];
  if (!player) return null;
  const Own = boards[player.board.faction];
  return (
    <>
      <LevelOf props={props} seat={seat} />
      <div className="root-order">
        <Order props={props} seat={seat} />
        <TurnProgram props={props} seat={seat} />
      </div>
      <NewestStep props={props} seat={seat} />
      {Own && <Own props={props} seat={seat} />}
      <Traits props={props} seat={seat} />
    </>
  );
}

/** AUT-3.3.1: from the easiest to the hardest. */
const scale = ['easy', 'normal', 'challenging', 'nightmare'] as const satisfies readonly Level[];

function LevelOf({ props: { view, say }, seat }: BoardProps) {
  const { level } = (view.open.players[seat] as (typeof view.open.players)[number]).board as Board;
  return (
    <p className="root-level">
      <Glyph id="automaton" className="s" />
      <span className="bars" aria-hidden="true">
        {scale.map((one, i) => (
          <i key={one} className={i <= scale.indexOf(level) ? 'on' : ''} />
        ))}
      </span>
      {say.words.drawn.level(level)}
    </p>
  );
}

/** AUT-2.7; that of the Lizards is a suit, that of the Eyrie lies in the Decree. */
function Order({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const { board } = view.open.players[seat] as (typeof view.open.players)[number];
  const { order } = board as Board;
  const suitOnly = board.faction === 'logical-lizards' ? board.suit : null;
  const suit = order === null ? suitOnly : cardOf(order).suit;
  return (
    <span
      className={`order ${suit === null ? 'none' : `suit-${suit}`}`}
      title={order === null ? '' : words.card(order)}
    >
      {suit !== null && <RootGlyph id={suit} />}
      {suit !== null && <b>{words.suit(suit)}</b>}
      <small>{suit === null ? drawn.noOrder : drawn.order}</small>
    </span>
  );
}

/** AUT-3.3.2, and ambushes that were bought (AUT-S-11). */
function Traits({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const player = view.open.players[seat] as (typeof view.open.players)[number];
  const { traits, ambushes } = player.board as Board;
  if (traits.length + ambushes.length === 0) return null;
  return (
    <ul className="root-traits">
      {traits.map((trait) => {
        const { name, text } = words.drawn.trait(player.faction, trait);
        return (
          <li key={trait}>
            <Glyph id="settings" className="xs" />
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        );
      })}
      {ambushes.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike.
        <li key={i}>
          <RootGlyph id="battle" className="xs" />
          <span>
            <b>{words.card(card)}</b> {words.drawn.cardText(card)}
          </span>
        </li>
      ))}
    </ul>
  );
}
