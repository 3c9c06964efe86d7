/** The evenings of this device, and where a new one begins. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { gameEntry, shelf } from '../game-list.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { eraseEvening, listEvenings } from './store.ts';

export function Evenings() {
  const t = useText();
  const { language } = useSettings();
  const { value, again } = useLoaded('evenings', listEvenings);
  const erase = async (id: string) => {
    await eraseEvening(id);
    again();
  };
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
      {value?.length === 0 && <p>{t.assistant.none}</p>}
      <ul className="evening-list">
        {value?.map(({ id, name, game, updated }) => (
          <li key={id}>
            <Link className="btn big" href={`/assistant/${id}`}>
              <b>{name}</b>
              <small>
                {gameEntry(game)?.name[language]} · {new Date(updated).toLocaleString(language)}
              </small>
            </Link>
            <button type="button" className="ib" aria-label={t.assistant.eraseOf(name)} onClick={() => erase(id)}>
              <Glyph id="close" />
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
