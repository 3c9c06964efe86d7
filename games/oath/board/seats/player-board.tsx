/** What stands before a player: Supply, favor and secrets, warbands, advisers, relics, banners, the revealed Vision. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { Track } from '@tavola/games/board/track.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CSSProperties } from 'react';
import { ADVISER_LIMIT, BANNERS, MOST_SUPPLY, refreshOf } from '../../data/board.ts';
import type { AdviserView, PlayerView } from '../../rules/view.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { LyingCard } from '../cards/lying-card.tsx';
import { useOath } from '../parts/context.ts';
import { OathGlyph, Stat, Tokens } from '../parts/glyph.tsx';
import { troopsClass } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';

type Props = { readonly seat: Seat };

export function PlayerBoard({ seat }: Props) {
  const { view, say } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <section className={`oath-player ${seatClass(seat)}`} aria-label={say.who(seat)}>
      <div className="left">
        <p className="who">
          <SeatShape seat={seat} />
          <b>{say.who(seat)}</b>
          <RoleOf seat={seat} />
        </p>
        <SupplyTrack seat={seat} />
        <Purse seat={seat} />
      </div>
      <div className="right">
        <Advisers player={player} seat={seat} />
        <Treasures player={player} seat={seat} />
      </div>
    </section>
  );
}

/** Role and title, or the role alone. */
export function RoleOf({ seat }: Props) {
  const { view, words, say } = useOath();
  const player = view.players[seat];
  const { holder, side } = view.title;
  if (!player) return null;
  const role = words.roles[player.role];
  return (
    <Touch handles={[`player:${seat}`]} className="role">
      <span className="sr">{say.who(seat)}</span>
      {holder === seat ? (
        <>
          {role} · <OathGlyph id={side === 'usurper' ? 'usurper' : 'crown'} /> {words.sides[side]}
        </>
      ) : (
        role
      )}
    </Touch>
  );
}

const SUPPLY = Array.from({ length: MOST_SUPPLY + 1 }, (_, n) => n);

/** The Supply now, and where the marker would land after what is selected. */
export function SupplyTrack({ seat }: Props) {
  const { view, words, choice, viewer } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  const move = viewer === seat ? choice?.selected?.move : undefined;
  const cost = move?.kind === 'travel' || move?.kind === 'search' ? move.cost : 0;
  const stateOf = (n: number) => {
    if (n >= player.supply) return n === player.supply ? 'now' : 'past';
    return cost > 0 && n === player.supply - cost ? 'to' : '';
  };
  return (
    <div className="oath-supply">
      <span className="label">{words.drawn.supply}</span>
      <Track label={words.drawn.supplyIs(player.supply, MOST_SUPPLY)} spaces={SUPPLY} stateOf={stateOf}>
        {(n) => n}
      </Track>
    </div>
  );
}

/** With the Supply as a number, where its track has no room (phone-shelf.css). */
export function Purse({ seat, supply = false }: Props & { readonly supply?: boolean }) {
  const { view, words } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  const { drawn } = words;
  const chancellor = view.players[0];
  const imperial = player.role !== 'exile';
  const bank = imperial ? (chancellor?.bank ?? 0) : player.bank;
  return (
    <div className={`oath-purse ${troopsClass(player, seat)}`}>
      {supply && (
        <Stat
          id="supply"
          label={drawn.supplyIs(player.supply, MOST_SUPPLY)}
          value={player.supply}
          className="supply-now"
        />
      )}
      <Stat id="favor" label={words.favor(player.favor)} value={player.favor} />
      <span>
        <Stat id="secret" label={words.secrets(player.secrets)} value={player.secrets} />
        {player.spent > 0 && <small>{drawn.spentToo(player.spent)}</small>}
      </span>
      <Stat id="warband" label={drawn.onBoard(player.warbands)} value={player.warbands} className="troops" />
      <span
        className="bank-left"
        title={drawn.inBank(bank, refreshOf(player.role === 'exile' ? 'exile' : 'chancellor', bank))}
      >
        {drawn.bankLeft(bank)}
      </span>
    </div>
  );
}

function Advisers({ player: { advisers }, seat }: Props & { readonly player: PlayerView }) {
  const { drawn } = useOath().words;
  const title = (
    <>
      {drawn.advisers} <small>{drawn.advisersOf(advisers.length, ADVISER_LIMIT)}</small>
    </>
  );
  return (
    <div className="advisers" style={{ '--n': Math.max(1, advisers.length) } as CSSProperties}>
      <HandRow title={title} cards={[...advisers.keys()]} empty={drawn.nothing} className="oath-row">
        {(n) => <Adviser adviser={advisers[n] as AdviserView} seat={seat} n={n} />}
      </HandRow>
    </div>
  );
}

type AdviserProps = Props & { readonly adviser: AdviserView; readonly n: number };

/** Faceup it is a card like any other; facedown only its back is public, and its owner knows it. */
function Adviser({ adviser, seat, n }: AdviserProps) {
  const { words, viewer } = useOath();
  const { card, back, faceup, favor, secrets } = adviser;
  if (faceup && card !== null) return <LyingCard lying={{ card, favor, secrets }} />;
  return (
    <Touch
      handles={[`adviser:${seat}:${n}`, ...(card === null ? [] : [`card:${card}`])]}
      className="oath-lying facedown"
      reads={card}
    >
      {card !== null && viewer === seat ? <CardFace card={card} size="small" /> : <CardBack back={back} known={card} />}
      <span className="hidden-mark">{words.drawn.hidden}</span>
      <Tokens favor={favor} secrets={secrets} />
    </Touch>
  );
}

function Treasures({ player, seat }: Props & { readonly player: PlayerView }) {
  const { view, words } = useOath();
  const { drawn } = words;
  const banners = BANNERS.filter((banner) => view.banners[banner].holder === seat);
  const bare = [...banners, ...(player.vision === null ? [] : [player.vision])];
  const treasures = [...player.relics, ...bare.map((card) => ({ card, favor: 0, secrets: 0 }))];
  return (
    <div className="treasures">
      <HandRow
        title={drawn.treasures}
        cards={treasures}
        keyOf={({ card }) => card}
        empty={drawn.nothing}
        className="oath-row"
      >
        {(lying) => <LyingCard lying={lying} />}
      </HandRow>
    </div>
  );
}
