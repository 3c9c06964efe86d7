/** Between two people at one screen: nothing secret is shown until the right one says that they are there. */

import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Frame, Match } from '../api/types.ts';
import type { TableHost } from '../host/host.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { sayOf } from './model/match.ts';

type Props = {
  readonly host: TableHost;
  readonly match: Match;
  readonly open: OpenGame;
  readonly frame: Frame;
  readonly seat: Seat;
  readonly onOpen: (seat: Seat) => void;
};

const NEWS = 5;

export function Curtain({ host, match, open, frame, seat, onOpen }: Props) {
  const t = useText();
  const { face, text, language } = open;
  const say = sayOf(match, 'spectator', open, t);
  const { value: told } = useLoaded(`${frame.revision} ${frame.count}`, () => host.publicly());
  const news = (told ?? []).slice(0, frame.told).slice(-NEWS);
  const name = say.who(seat);
  return (
    <div className={`game-${match.game}`}>
      <TopBar crumb={<strong>{saidIn(face.name, language)}</strong>} />
      <main className={`curtain ${seatClass(seat)}`}>
        <SeatShape seat={seat} />
        <h1>{t.curtain.title(name)}</h1>
        <p>{t.curtain.text}</p>
        <button type="button" className="btn primary big" onClick={() => onOpen(seat)}>
          {t.curtain.open(name)}
        </button>
        {news.length > 0 && (
          <section>
            <h2 className="label">{t.curtain.news}</h2>
            <ul>
              {news.map(({ event }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events have no id; their order is their identity.
                <li key={i}>{sentence(text.events, event, say)}</li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
