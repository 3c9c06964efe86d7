/** Specialists left of the board and Council Members below it. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import { personOf } from '../../data/cards.ts';
import type { Cost } from '../../data/effects.ts';
import type { Actor, Copied } from '../../rules/state/state.ts';
import { cardName } from '../../text/names.ts';
import { Figure } from '../pieces/figure.tsx';
import { Points } from '../pieces/points.tsx';
import { CostSymbols, Eve } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';

type Hired = { readonly card: string; readonly turned: boolean };
type Props = {
  readonly actor: Actor;
  readonly specialists: readonly Hired[];
  readonly council: readonly string[];
  readonly copied: readonly Copied[];
  readonly price: Cost | null;
};

export function People({ actor, specialists, council, copied, price }: Props) {
  const { words } = useTable();
  return (
    <div className="people">
      <div className="role">
        <h3 className="label">{words.specialists}</h3>
        {specialists.map(({ card, turned }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the Automa may have two of a name.
          <Specialist key={`${card}-${i}`} actor={actor} card={card} turned={turned} />
        ))}
        {copied.map(({ owner, card, used }) => (
          <Specialist key={`${owner}-${card}`} actor={actor} card={card} turned={used} copied />
        ))}
        {specialists.length + copied.length === 0 ? <p className="nobody">{words.nobody}</p> : null}
      </div>
      {actor === 'automa' ? null : (
        <div className="role">
          <h3 className="label">
            {words.council}
            {price ? (
              <small>
                {words.councilPrice}: {Object.keys(price).length === 0 ? words.free : <CostSymbols cost={price} />}
              </small>
            ) : null}
          </h3>
          {council.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal Council Members are allowed.
            <Member key={`${card}-${i}`} card={card} />
          ))}
          {council.length === 0 ? <p className="nobody">{words.nobody}</p> : null}
        </div>
      )}
    </div>
  );
}

type Held = { readonly actor: Actor; readonly card: string; readonly turned: boolean; readonly copied?: boolean };

function Specialist({ actor, card, turned, copied = false }: Held) {
  const { on, words, texts, tongue, fresh, viewer } = useTable();
  const own = viewer === actor;
  const { keywords, vp, specialist } = personOf(card);
  const name = cardName(card, tongue);
  const turns = specialist.abilities.some(({ timing }) => timing === 'turn');
  const state = turned ? `, ${words.turned}` : '';
  return (
    <article
      className={`person ${turned ? 'turned' : ''} ${fresh.has(`card:${card}`) ? 'fresh' : ''}`}
      {...named(`card:${card}`)}
    >
      <Glyph id={turns ? 'rotate' : 'person'} {...(turns ? { label: `${words.asSpecialist}${state}` } : {})} />
      <div>
        <b>
          {name}
          {keywords.map((keyword) => (
            <Eve key={keyword} id={keyword} label={words.keywords[keyword]} />
          ))}
        </b>
        <small>{texts.specialist(card)}</small>
      </div>
      {copied ? <Figure actor={actor} figure="elder" /> : <Points n={vp} />}
      <Elders owner={actor} card={card} />
      {own ? (
        <Touch over="square" on={on(`turn:${card}`)} label={`${name}${copied ? `, ${words.copied}` : ''}${state}`} />
      ) : (
        <Touch over="square" on={on(`copy-of:${actor}:${card}`)} label={name} />
      )}
    </article>
  );
}

/** EVE-4.10: the Elders of others that lie on this Specialist. */
function Elders({ owner, card }: { readonly owner: Actor; readonly card: string }) {
  const { view } = useTable();
  return view.players.map(({ copied }, seat) =>
    copied.some((one) => one.owner === owner && one.card === card) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
      <Figure key={seat} actor={seat} figure="elder" />
    ) : null,
  );
}

function Member({ card }: { readonly card: string }) {
  const { texts, tongue, fresh } = useTable();
  return (
    <article className={`person council ${fresh.has(`card:${card}`) ? 'fresh' : ''}`} {...named(`card:${card}`)}>
      <Eve id="first" />
      <div>
        <b>{cardName(card, tongue)}</b>
        <small>{texts.council(card)}</small>
      </div>
    </article>
  );
}
