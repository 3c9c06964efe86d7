/** What stands before a player: Supply, favor and secrets, warbands, advisers, relics, banners, the revealed Vision. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { CSSProperties } from 'react';
import { ADVISER_LIMIT, BANNERS, MOST_SUPPLY, refreshOf } from '../data/board.ts';
import type { AdviserView, PlayerView } from '../view.ts';
import { CardBack, CardFace } from './card.tsx';
import { useOath } from './context.ts';
import { OathGlyph, Stat, Tokens } from './glyph.tsx';
import { troopsClass } from './props.ts';
import { LyingCard } from './site.tsx';
import { Touch } from './touch.tsx';

type Props = { readonly seat: Seat };

export function PlayerBoard({ seat }: Props) {
  const { view, words, say } = useOath();
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
        <div className="advisers" style={{ '--n': Math.max(1, player.advisers.length) } as CSSProperties}>
          <h3 className="label">
            {words.drawn.advisers} <small>{words.drawn.advisersOf(player.advisers.length, ADVISER_LIMIT)}</small>
          </h3>
          <ul className="oath-row">
            {player.advisers.map((adviser, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a facedown adviser is its place.
              <li key={n}>
                <Adviser adviser={adviser} seat={seat} n={n} />
              </li>
            ))}
            {player.advisers.length === 0 && <li className="oath-none">{words.drawn.nothing}</li>}
          </ul>
        </div>
        <Treasures player={player} seat={seat} />
      </div>
    </section>
  );
}

/** Role, title and, for whoever has neither, nothing else. */
export function RoleOf({ seat }: Props) {
  const { view, words, say } = useOath();
  const player = view.players[seat];
  const { holder, side } = view.title;
  if (!player) return null;
  const role = words.roles[player.role];
  return (
    <Touch handles={[`player:${seat}`]} className="role">
      <span className="said">{say.who(seat)}</span>
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

/** The Supply now, and where the marker would land after what is selected. */
export function SupplyTrack({ seat }: Props) {
  const { view, words, choice, viewer } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  const move = viewer === seat ? choice?.selected?.move : undefined;
  const cost = move?.kind === 'travel' || move?.kind === 'search' ? move.cost : 0;
  return (
    <div className="oath-supply">
      <span className="label">{words.drawn.supply}</span>
      <ol aria-label={words.drawn.supplyIs(player.supply, MOST_SUPPLY)}>
        {Array.from({ length: MOST_SUPPLY + 1 }, (_, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a track is its numbers.
            key={n}
            className={
              n === player.supply
                ? 'now'
                : n > player.supply
                  ? 'past'
                  : cost > 0 && n === player.supply - cost
                    ? 'to'
                    : ''
            }
          >
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Purse({ seat }: Props) {
  const { view, words } = useOath();
  const player = view.players[seat];
  if (!player) return null;
  const { drawn } = words;
  const chancellor = view.players[0];
  const imperial = player.role !== 'exile';
  const bank = imperial ? (chancellor?.bank ?? 0) : player.bank;
  return (
    <div className={`oath-purse ${troopsClass(player, seat)}`}>
      <Stat id="favor" label={words.favor(player.favor)}>
        {player.favor}
      </Stat>
      <Stat id="secret" label={words.secrets(player.secrets)}>
        {player.secrets}
        {player.spent > 0 && <small>{drawn.spentToo(player.spent)}</small>}
      </Stat>
      <span className="troops">
        <Stat id="warband" label={drawn.onBoard(player.warbands)}>
          {player.warbands}
        </Stat>
      </span>
      <span
        className="bank-left"
        title={drawn.inBank(bank, refreshOf(player.role === 'exile' ? 'exile' : 'chancellor', bank))}
      >
        {drawn.bankLeft(bank)}
      </span>
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
  const nothing = player.relics.length + banners.length === 0 && player.vision === null;
  return (
    <div className="treasures">
      <h3 className="label">{drawn.treasures}</h3>
      <ul className="oath-row">
        {player.relics.map((lying) => (
          <li key={lying.card}>
            <LyingCard lying={lying} />
          </li>
        ))}
        {banners.map((banner) => (
          <li key={banner}>
            <LyingCard lying={{ card: banner, favor: 0, secrets: 0 }} />
          </li>
        ))}
        {player.vision !== null && (
          <li>
            <LyingCard lying={{ card: player.vision, favor: 0, secrets: 0 }} />
          </li>
        )}
        {nothing && <li className="oath-none">{drawn.nothing}</li>}
      </ul>
    </div>
  );
}
