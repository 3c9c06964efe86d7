/** One match in a list: cover, who plays, and whose turn it is. */

import { saidIn } from '@tavola/kernel/face/languages.ts';
import { Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { nameOf, readerOf } from '../people/name.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { Text } from '../text/languages.ts';
import { CoverArt } from '../ui/parts.tsx';
import type { Listed } from './mine.ts';
import { PracticeChip } from './practice-chip.tsx';

export function MatchCard({ match }: { readonly match: Listed }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(match.game);
  const over = match.status !== 'playing' && match.status !== 'waiting';
  return (
    <Link
      className={`cont game-${match.game} ${match.turn ? 'mine' : ''}`}
      href={over ? `/match/${match.id}/replay` : `/match/${match.id}`}
    >
      <span className="thumb">
        <CoverArt entry={entry} />
      </span>
      <span className="ct">
        <b>{match.name || (entry && saidIn(entry.name, language)) || match.game}</b>
        <small>
          <PracticeChip practice={match.practice} /> {people(match, t)}
        </small>
      </span>
      <span className={`chip ${match.turn ? 'call' : ''}`}>{state(match, t)}</span>
    </Link>
  );
}

function people(match: Listed, t: Text): string {
  const names = match.seats.map((_, seat) => nameOf(match, seat, t)).join(', ');
  return match.local ? `${names} · ${t.home.onThisDevice}` : names;
}

function state(match: Listed, t: Text): string {
  const { status, turn, pending } = match;
  if (!match.offered) return t.home.notOffered;
  if (status === 'waiting') return t.home.waiting;
  if (turn) return t.home.yourTurn;
  if (status === 'over') return result(match, t);
  if (status !== 'playing') return t.home.ended;
  const [seat] = pending;
  if (seat === undefined) return t.home.playing;
  return seat === readerOf(match) ? t.home.yourTurn : t.home.turnOf(nameOf(match, seat, t));
}

/** Who won, and by how much where points decided it. */
function result(match: Listed, t: Text): string {
  const { winners, scores = [] } = match.outcome ?? { winners: [] };
  const [winner, ...others] = winners;
  if (winner === undefined) return t.result.nobody;
  if (winners.length === match.seats.length && others.length > 0) return t.result.draw;
  if (others.length > 0) return t.result.winners(winners.map((seat) => nameOf(match, seat, t)));
  const who = winner === readerOf(match) ? t.result.youWon : t.result.winners([nameOf(match, winner, t)]);
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a);
  const isByPoints = scores.length > 1 && scores[winner] === best && best > next && next >= 0;
  return isByPoints ? `${who}, ${best}–${next}` : who;
}
