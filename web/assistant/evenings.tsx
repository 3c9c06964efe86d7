/** The evenings of this device, and where a new one begins. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { gameEntry, shelf } from '../game-list.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BIN_DAYS, eraseEvening, listEvenings, restoreEvening, type SavedEvening } from './store.ts';

export function Evenings() {
  const t = useText();
  const { language } = useSettings();
  const { value, again } = useLoaded('evenings', listEvenings);
  const [asking, setAsking] = useState<SavedEvening | null>(null);
  const follow = async (done: Promise<void>) => {
    setAsking(null);
    await done;
    again();
  };
  const evenings = value?.filter(({ erased }) => erased === undefined) ?? [];
  const bin = value?.filter(({ erased }) => erased !== undefined) ?? [];
  const saidOf = ({ game, updated }: SavedEvening) =>
    `${gameEntry(game)?.name[language]} · ${new Date(updated).toLocaleString(language)}`;
  return (
    <Page title={t.assistant.title}>
      <p>{t.assistant.lead}</p>
      <div className="evening-new">
        {shelf
          .filter(({ assistant }) => assistant)
          .map((entry) => (
            <Link key={entry.id} className="btn primary big" href={`/assistant/new/${entry.id}`}>
              <Glyph id="plus" />
              {t.assistant.begin}: {entry.name[language]}
            </Link>
          ))}
      </div>
      <h2>{t.assistant.evenings}</h2>
      {value && evenings.length === 0 && <p>{t.assistant.none}</p>}
      <ul className="evening-list">
        {evenings.map((evening) => (
          <li key={evening.id}>
            <Link className="btn big" href={`/assistant/${evening.id}`}>
              <b>{evening.name}</b>
              <small>{saidOf(evening)}</small>
            </Link>
            <button
              type="button"
              className="ib"
              aria-label={t.assistant.eraseOf(evening.name)}
              onClick={() => setAsking(evening)}
            >
              <Glyph id="close" />
            </button>
          </li>
        ))}
      </ul>
      {bin.length > 0 && (
        <>
          <h2>{t.assistant.bin}</h2>
          <p>{t.assistant.binLead(BIN_DAYS)}</p>
          <ul className="evening-list">
            {bin.map((evening) => (
              <li key={evening.id}>
                <span>
                  <b>{evening.name}</b>
                  <small>{saidOf(evening)}</small>
                </span>
                <button
                  type="button"
                  className="btn"
                  aria-label={t.assistant.restoreOf(evening.name)}
                  onClick={() => follow(restoreEvening(evening))}
                >
                  {t.assistant.restore}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {asking && (
        <Confirm
          title={t.assistant.eraseOf(asking.name)}
          text={t.assistant.eraseText(asking.name, asking.log.picks.length, BIN_DAYS)}
          yes={t.assistant.erase}
          no={t.assistant.keep}
          onYes={() => follow(eraseEvening(asking))}
          onNo={() => setAsking(null)}
        />
      )}
    </Page>
  );
}
