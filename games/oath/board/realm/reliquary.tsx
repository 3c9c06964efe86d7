/** The Imperial Reliquary (OATH-2.13): four niches; a covered one hides a relic, an open one shows the power that binds the Chancellor. */
import { NICHE_POWERS, NICHES } from '../cards/card.tsx';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';

export function Reliquary() {
  const { view, words } = useOath();
  const { drawn } = words;
  return (
    <section className="oath-reliquary" aria-label={drawn.reliquary}>
      <header>
        <h3>{drawn.reliquary}</h3>
        <small>{drawn.relicDeck(view.relicDeck.size)}</small>
      </header>
      <Niches />
    </section>
  );
}

function Niches() {
  const { view, words, names } = useOath();
  const { drawn } = words;
  return (
    <ul className="oath-niches">
      {view.reliquary.map(({ covered, relic }, n) => {
        const power = NICHE_POWERS[n] as string;
        const inside = covered ? drawn.covered : drawn.uncovered;
        return (
          <li key={power}>
            <Touch
              handles={[`niche:${n}`, ...(relic === null ? [] : [`card:${relic}`])]}
              className={`niche ${covered ? 'covered' : 'uncovered'}`}
              reads={relic ?? power}
            >
              <span className="hollow">
                <OathGlyph id={covered ? 'relic' : (NICHES[power] ?? 'relic')} label={inside} />
                {relic !== null && <small>{names.card(relic)}</small>}
              </span>
              <b>{names.card(power)}</b>
            </Touch>
          </li>
        );
      })}
    </ul>
  );
}
