/** The ways out of a game, each asked once with what follows: ending it, proposing that, giving up one's own seat. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/ask.ts';
import { isPerson } from '@tavola/kernel/sitter.ts';
import { useState } from 'react';
import type { Match } from '../host/types.ts';
import { givenName } from '../matches/name.ts';
import { go } from '../router.tsx';
import { useText } from '../text/catalogue.ts';
import { Confirm } from '../ui/confirm.tsx';
import { useTable } from './model.ts';

/** People elsewhere who have a say and have not said yes. */
function missingFor({ seats, mine, abandoning }: Match): readonly Seat[] {
  const others = seats.filter((it) => isPerson(it) && it.away === null && !mine.includes(it.seat));
  return others.map(({ seat }) => seat).filter((seat) => !abandoning.includes(seat));
}

type Props = { readonly attempt: (work: () => Promise<unknown>) => void; readonly onBack: () => void };
type Way = 'end' | 'propose' | 'resign';

/** Entries of the menu. */
export function WaysOut({ attempt, onBack }: Props) {
  const t = useText();
  const { match, host, viewer } = useTable();
  const [asking, setAsking] = useState<Way | null>(null);
  if (match.status !== 'playing' || viewer === 'spectator') return null;
  const others = missingFor(match);
  const ways: readonly Way[] = others.length > 0 ? ['propose', 'resign'] : ['end'];
  const follow = {
    end: () => host.abandon(true),
    propose: () => host.abandon(true),
    resign: async () => {
      await host.leave();
      go('/');
    },
  };
  const text = {
    end: t.leaving.endText,
    propose: t.leaving.proposeText(others.map((seat) => givenName(match, seat, t))),
    resign: t.leaving.resignText,
  };
  return (
    <>
      {ways.map((way) => (
        <li key={way}>
          <button type="button" className="btn quiet" onClick={() => setAsking(way)}>
            <Glyph id="close" className="s" />
            {t.leaving[way]}
          </button>
          {asking === way && (
            <Confirm
              title={t.leaving.title[way]}
              text={text[way]}
              yes={t.leaving.yes[way]}
              no={t.leaving.stay}
              onYes={() => attempt(follow[way])}
              onNo={onBack}
            />
          )}
        </li>
      ))}
    </>
  );
}

/** Somebody proposes to end the game: the others answer, whoever agreed waits and may withdraw. */
export function EndProposal() {
  const t = useText();
  const { match, host, viewer, say } = useTable();
  const { abandoning, mine, status } = match;
  const [proposer] = abandoning;
  if (proposer === undefined || status !== 'playing' || viewer === 'spectator') return null;
  const answer = (agree: boolean) => host.abandon(agree).catch(() => {});
  if (mine.some((seat) => abandoning.includes(seat))) {
    return (
      <div className="banner" role="status">
        <span>{t.leaving.waiting(missingFor(match).map(say.who))}</span>
        <button type="button" className="btn sm" onClick={() => answer(false)}>
          {t.undo.withdraw}
        </button>
      </div>
    );
  }
  return (
    <Confirm
      title={t.leaving.proposed(say.who(proposer))}
      text={t.leaving.proposedText}
      yes={t.leaving.yes.end}
      no={t.leaving.stay}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
