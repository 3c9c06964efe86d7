/** The ways out of a game, each asked once with what follows: ending it, proposing that, giving up a seat. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import type { Match } from '../../api/types.ts';
import { go } from '../../browser/router.tsx';
import { givenName } from '../../people/name.ts';
import { useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

/** People elsewhere who have a say and have not said yes. */
function missingFor({ seats, mine, abandoning }: Match): readonly Seat[] {
  const others = seats.filter((it) => isPerson(it) && it.away === null && !mine.includes(it.seat));
  return others.map(({ seat }) => seat).filter((seat) => !abandoning.includes(seat));
}

type Props = { readonly attempt: (work: () => Promise<unknown>) => void; readonly onBack: () => void };
type WayOut = 'end' | 'propose' | 'resign';

/** Entries of the menu. */
export function WaysOut({ attempt, onBack }: Props) {
  const t = useText();
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const [asking, setAsking] = useState<WayOut | null>(null);
  const { kept, seats } = host;
  if (!kept || match.status !== 'playing' || viewer === 'spectator') return null;
  const others = missingFor(match);
  const ways: readonly WayOut[] = others.length > 0 ? ['propose', 'resign'] : ['end'];
  const follow = {
    end: () => kept.abandon(true),
    propose: () => kept.abandon(true),
    resign: async () => {
      await seats?.leave();
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

/** Somebody proposes to end the game: the others answer, those who agreed wait and may withdraw. */
export function EndProposal() {
  const t = useText();
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { say } = useGame();
  const { abandoning, mine, status } = match;
  const [proposer] = abandoning;
  if (proposer === undefined || status !== 'playing' || viewer === 'spectator') return null;
  const answer = (agree: boolean) => host.kept?.abandon(agree).catch(() => {});
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
