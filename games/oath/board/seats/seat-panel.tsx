/** A player in a few lines: every public number, advisers and treasures as small plates; opens to the whole board. */
import { Glyph, seatClass } from '@tavola/games/board/glyph.tsx';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { BANNERS, MOST_SUPPLY } from '../../data/board.ts';
import { factsOf } from '../../data/cards.ts';
import { nodeTitle } from '../../text/prince.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph, Stat } from '../parts/glyph.tsx';
import { type PanelProps, troopsClass } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';
import { Mind } from '../prince/mind.tsx';
import { PrinceBoard } from '../prince/prince.tsx';
import { AtTable } from '../reading/at-table.tsx';
import { PlayerBoard, RoleOf } from './player-board.tsx';

export function SeatPanel({ seat, compact, ...table }: PanelProps) {
  return (
    <AtTable table={table} className={`oath ${compact ? 'oath-chip' : 'oath-panel'} ${seatClass(seat)}`}>
      {compact ? <Chip seat={seat} /> : <Panel seat={seat} />}
    </AtTable>
  );
}

type Props = { readonly seat: Seat };

function Chip({ seat }: Props) {
  const { view, words, say } = useOath();
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  if (!player) return null;
  return (
    <>
      <button type="button" className="chip-numbers" onClick={() => setOpen(true)}>
        <span className="sr">{words.drawn.openBoard(say.who(seat))}</span>
        <TitleMark seat={seat} />
        <span>
          <OathGlyph id="r-site" label={words.drawn.sitesRuled(player.sites)} />
          {player.sites}
        </span>
        <span>
          <OathGlyph id="favor" label={words.favor(player.favor)} />
          {player.favor}
        </span>
      </button>
      {open && <BoardSheet seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

function TitleMark({ seat }: Props) {
  const { view, words } = useOath();
  const { holder, side } = view.title;
  if (holder !== seat) return null;
  return <OathGlyph id={side === 'usurper' ? 'usurper' : 'crown'} label={words.sides[side]} className="title-mark" />;
}

function Panel({ seat }: Props) {
  const { view, words, say } = useOath();
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  if (!player) return null;
  const { drawn } = words;
  return (
    <>
      <div className="top-line">
        <RoleOf seat={seat} />
        <button
          type="button"
          className="oath-open"
          aria-label={drawn.openBoard(say.who(seat))}
          onClick={() => setOpen(true)}
        >
          <Glyph id="expand" className="s" />
        </button>
      </div>
      <div className={`numbers ${troopsClass(player, seat)}`}>
        <Stat id="supply" label={drawn.supplyIs(player.supply, MOST_SUPPLY)} value={player.supply} />
        <Stat id="favor" label={words.favor(player.favor)} value={player.favor} />
        <span>
          <Stat id="secret" label={words.secrets(player.secrets)} value={player.secrets} />
          {player.spent > 0 && <small>+{player.spent}</small>}
        </span>
        <Stat id="warband" label={drawn.onBoard(player.warbands)} value={player.warbands} className="troops" />
        <Stat id="r-site" label={drawn.sitesRuled(player.sites)} value={player.sites} />
        <Stat id="relic" label={drawn.treasuresHeld(player.treasures)} value={player.treasures} />
      </div>
      {player.prince && (
        <button type="button" className="princely" onClick={() => setOpen(true)}>
          <Glyph id="automaton" className="s" label={words.prince.openMind} />
          {nodeTitle(words.prince, player.prince.token)}
        </button>
      )}
      <Plates seat={seat} />
      {open && <BoardSheet seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Advisers, relics, banners and Vision, one plate each. */
function Plates({ seat }: Props) {
  const { view, words, names } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  const open = [
    ...player.relics.map(({ card }) => ({ card, glyph: 'relic' })),
    ...BANNERS.filter((banner) => view.banners[banner].holder === seat).map((card) => ({
      card,
      glyph: card === 'peoples-favor' ? 'people' : 'dark',
    })),
    ...(player.vision === null ? [] : [{ card: player.vision, glyph: 'vision' }]),
  ];
  return (
    <ul className="plates">
      {player.advisers.map(({ card, faceup, back }, n) => {
        const hidden = words.board.hiddenAdviser(words.board.backs[back]);
        const name = card === null ? words.board.backs[back] : names.card(card);
        const suit = card !== null ? factsOf(card).suit : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a facedown adviser is its place.
          <li key={n}>
            <Touch
              handles={[`adviser:${seat}:${n}`, ...(card === null ? [] : [`card:${card}`])]}
              label={faceup ? name : `${hidden}${card === null ? '' : `: ${name}`}`}
              className={`plate suit-${suit ?? 'none'} ${faceup ? '' : 'facedown'}`}
              reads={card}
            >
              <OathGlyph id={suit ?? (back === 'vision' ? 'vision' : 'world')} />
              {name}
              {!faceup && <Glyph id="hidden" className="xs" label={words.drawn.hidden} />}
            </Touch>
          </li>
        );
      })}
      {open.map(({ card, glyph }) => (
        <li key={card}>
          <Touch handles={[`card:${card}`]} label={names.card(card)} className="plate treasure" reads={card}>
            <OathGlyph id={glyph} />
            {names.card(card)}
          </Touch>
        </li>
      ))}
    </ul>
  );
}

function BoardSheet({ seat, onClose }: Props & { readonly onClose: () => void }) {
  const { view, words, say } = useOath();
  const prince = view.players[seat]?.prince ?? null;
  return (
    <Sheet
      title={say.who(seat)}
      close={words.drawn.close}
      className={`oath oath-sheet ${prince ? 'princely-sheet' : ''}`}
      onClose={onClose}
    >
      {prince && <Mind prince={prince} />}
      <div>
        <PlayerBoard seat={seat} />
        {prince && <PrinceBoard prince={prince} />}
      </div>
    </Sheet>
  );
}
