/** The whole sheet of a card: what it says, how it works, where it lies and what lies on it, what was ruled about it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import { type CardId, factsOf, siteFacts } from '../../data/cards.ts';
import { CardFace, kindGlyph } from '../cards/card.tsx';
import { cardPlace, handlesOfCard } from '../cards/card-place.ts';
import { whereOf } from '../cards/labels.ts';
import { useOath } from '../parts/context.ts';
import { CostBeads, OathGlyph, Tokens } from '../parts/glyph.tsx';

type Props = { readonly card: CardId; readonly onClose: () => void };

export function CardSheet({ card, onClose }: Props) {
  const known = useOath();
  const { words, names, view } = known;
  const at = cardPlace(view, card);
  const where = at ? whereOf(known, at) : null;
  const { rulings = [] } = words.cards[card] ?? {};
  return (
    <Sheet title={names.card(card)} close={words.drawn.close} className="oath oath-sheet" onClose={onClose}>
      <div className="oath-whole">
        <CardFace card={card} size="whole" />
        <div className="about">
          {where && <p className="where">{where}</p>}
          {at && at.favor + at.secrets > 0 && (
            <p className="on-it">
              <Tokens favor={at.favor} secrets={at.secrets} /> {words.drawn.exhausted}
            </p>
          )}
          <Signs card={card} />
          {rulings.length > 0 && (
            <>
              <h3 className="label">{words.drawn.rulings}</h3>
              <ul className="rulings">
                {rulings.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          <Acts card={card} onClose={onClose} />
        </div>
      </div>
    </Sheet>
  );
}

/** What kind of card it is, what it costs, where it may lie. */
function Signs({ card }: Pick<Props, 'card'>) {
  const { words, names } = useOath();
  const { drawn } = words;
  const facts = factsOf(card);
  const recover = facts.type === 'site' ? siteFacts(card).recoverCost : null;
  return (
    <ul className="signs">
      {facts.kinds.map((kind) => (
        <li key={kind}>
          <OathGlyph id={kindGlyph({ ...facts, kinds: [kind] })} />
          {drawn.kinds[kind]}
          {kind === 'battle-plan' && facts.planSide && `: ${drawn.planSides[facts.planSide]}`}
          {kind === 'modifier' && facts.modifies && `: ${words.actions[facts.modifies]}`}
        </li>
      ))}
      {Object.keys(facts.cost).length > 0 && (
        <li>
          <CostBeads cost={facts.cost} />
          {drawn.costOf(facts.cost)}
        </li>
      )}
      {facts.restriction !== 'none' && (
        <li>
          <OathGlyph id={facts.restriction === 'site' ? 'r-site' : 'r-adviser'} />
          {drawn.restrictions[facts.restriction]}
        </li>
      )}
      {facts.locked && (
        <li>
          <OathGlyph id="lock" />
          {drawn.locked}
        </li>
      )}
      {recover && (
        <li>
          <OathGlyph id="recover" />
          {drawn.recovers(recover, recover.bank ? names.bank(recover.bank) : '')}
        </li>
      )}
    </ul>
  );
}

/** Takes the card, or says why it cannot be taken. */
function Acts({ card, onClose }: Props) {
  const known = useOath();
  const { words, names, view } = known;
  const on = known.on(...handlesOfCard(view, card));
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const why = () => on.why(document.querySelector(`[data-thing="card:${CSS.escape(card)}"]`));
  return (
    <div className="acts">
      {on.ids.length > 0 && (
        <button type="button" className="btn primary" onClick={closing(() => on.narrow())}>
          <Glyph id="check" className="s" />
          {words.drawn.take(names.card(card))}
        </button>
      )}
      {on.refused && (
        <button type="button" className="btn" onClick={closing(why)}>
          <Glyph id="why" className="s" />
          {words.drawn.whyNot}
        </button>
      )}
    </div>
  );
}
