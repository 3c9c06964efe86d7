/** Above the regions: the oath and who holds the title, Visions drawn, the world deck, the banners, the banks in their one order. */

import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { BANNERS, MOST_VISIONS, SUITS, worldSearchCost } from '../../data/board.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';
import { WorldDeck } from './piles.tsx';

export function Strip() {
  return (
    <div className="oath-strip">
      <Title />
      <Visions />
      <WorldDeck />
      <Banners />
      <Banks />
    </div>
  );
}

function Title() {
  const { view, words, names, say } = useOath();
  const { drawn } = words;
  const { holder, side } = view.title;
  return (
    <div className="oath-title" {...named('oath:')}>
      <OathGlyph id={side === 'usurper' ? 'usurper' : 'crown'} label={words.sides[side]} />
      <div>
        <b>{drawn.oaths[view.oath].name}</b>
        <small>
          {drawn.oaths[view.oath].goal}
          <span className={`holder ${holder < 0 ? '' : seatClass(holder)}`}>
            {holder >= 0 && <SeatShape seat={holder} />}
            {holder < 0 ? words.nobody : names.whom(holder, say)}, <em className={side}>{words.sides[side]}</em>
          </span>
        </small>
      </div>
    </div>
  );
}

/** OATH-5.1.1: each Vision drawn makes the world deck dearer; from the third on a Vision may win. */
function Visions() {
  const { view, words } = useOath();
  const label = words.drawn.visionsDrawn(view.visionsDrawn, worldSearchCost(view.visionsDrawn));
  return (
    <div className="oath-visions" title={label}>
      <span className="label">{words.drawn.visions}</span>
      <span className="eyes" role="img" aria-label={label}>
        {Array.from({ length: MOST_VISIONS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places on the board.
          <OathGlyph key={i} id="vision" className={i < view.visionsDrawn ? 'drawn' : ''} />
        ))}
      </span>
    </div>
  );
}

/** Both banners, with what lies on them and who has them. */
function Banners() {
  const { view, words, names, say } = useOath();
  return (
    <ul className="oath-banners">
      {BANNERS.map((banner) => {
        const { holder, tokens } = view.banners[banner];
        const who = holder === null ? words.nobody : names.whom(holder, say);
        return (
          <li key={banner}>
            <Touch
              handles={[`card:${banner}`]}
              label={words.board.banner(words.banners[banner], who, tokens)}
              className="pennant"
              reads={banner}
            >
              <OathGlyph id={banner === 'peoples-favor' ? 'people' : 'dark'} />
              <b>{tokens}</b>
              {holder === null ? <span className="none">–</span> : <SeatShape seat={holder} />}
            </Touch>
          </li>
        );
      })}
    </ul>
  );
}

function Banks() {
  const { view, words, names } = useOath();
  return (
    <ul className="oath-banks" aria-label={words.board.banks}>
      {SUITS.map((suit) => (
        <li key={suit} {...named(`bank:${suit}`)}>
          <Touch
            handles={[`bank:${suit}`]}
            label={`${names.bank(suit)}: ${words.favor(view.banks[suit])}`}
            className={`bank suit-${suit}`}
          >
            <OathGlyph id={suit} label={names.bank(suit)} />
            <b>{view.banks[suit]}</b>
            <i className="hem" />
          </Touch>
        </li>
      ))}
    </ul>
  );
}
