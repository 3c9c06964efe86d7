/** The whole sheet of a card: what it says, how it works, where it lies and what lies on it, what was ruled about it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import { type CardId, factsOf, siteFacts } from '../data/cards.ts';
import { CardFace, kindGlyph } from './card.tsx';
import { useOath } from './context.ts';
import { CostBeads, OathGlyph, Tokens } from './glyph.tsx';
import { whereOf } from './labels.ts';
import { handlesOfCard, lyingAt } from './lying.ts';

type Props = { readonly card: CardId; readonly onClose: () => void };

export function CardSheet({ card, onClose }: Props) {
  const known = useOath();
  const { words, names, choice, idsOf, isRefused, why, view } = known;
  const { drawn } = words;
  const facts = factsOf(card);
  const at = lyingAt(view, card);
  const handles = handlesOfCard(view, card);
  const ids = idsOf(handles);
  const where = at ? whereOf(known, at) : null;
  const recover = facts.type === 'site' ? siteFacts(card).recoverCost : null;
  const { rulings = [] } = words.cards[card] ?? {};
  return (
    <Sheet title={names.card(card)} close={drawn.close} className="oath oath-sheet" onClose={onClose}>
      <div className="oath-whole">
        <CardFace card={card} size="whole" />
        <div className="about">
          {where && <p className="where">{where}</p>}
          {at && at.favor + at.secrets > 0 && (
            <p className="on-it">
              <Tokens favor={at.favor} secrets={at.secrets} /> {drawn.exhausted}
            </p>
          )}
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
          {rulings.length > 0 && (
            <>
              <h3 className="label">{drawn.rulings}</h3>
              <ul className="rulings">
                {rulings.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          <div className="acts">
            {ids.length > 0 && (
              <button
                type="button"
                className="btn primary"
                onClick={() => {
                  onClose();
                  choice?.narrow(ids);
                }}
              >
                <Glyph id="check" className="s" />
                {drawn.take(names.card(card))}
              </button>
            )}
            {ids.length === 0 && isRefused(handles) && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  onClose();
                  why(handles, document.querySelector(`[data-thing="card:${CSS.escape(card)}"]`));
                }}
              >
                <Glyph id="why" className="s" />
                {drawn.whyNot}
              </button>
            )}
          </div>
        </div>
      </div>
    </Sheet>
  );
}
