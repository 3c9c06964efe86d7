/** The viewer's cards: hand, final reserve and cards that wait, each a button for what it may do now. */

import { Chip } from '@tavola/games/board/chip.tsx';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { touchableFor } from '@tavola/games/board/touchable.ts';
import { useState } from 'react';
import type { CardName } from '../../rules/state/memory.ts';
import type { Props } from '../cross/scene.ts';
import { CardFace, CardTexts } from './card.tsx';
import { discardLabel, Piles } from './piles.tsx';
import { type Slot, slotsOf } from './slots.ts';
import './hand.css';

export function Hand(props: Props) {
  const [reading, setReading] = useState<CardName | 'all' | null>(null);
  const { view, viewer, choice, say, armed, arm } = props;
  const me = viewer === 'spectator' ? undefined : view.travellers[viewer];
  if (!me) return null;
  const { words } = say;
  const slots = slotsOf(props, me);
  const isArmed = ({ card, place }: Slot) => place !== 'reserve' && (armed?.includes(card) ?? false);
  const read = slots.filter(({ card }) => reading === 'all' || card === reading);
  return (
    <section className="cal-hand">
      <h2 className="label">
        <span>{words.hand}</span>
        <Chip glyph="lock" label={words.finalReserve} value={`${me.finalReserve.length}/3`} />
        <Chip glyph="stack" label={words.memoryDeck} value={me.memoryDeck.length} />
        <Chip glyph="replay" label={discardLabel(me, words)} value={me.discard.length} />
        <button
          type="button"
          className="cal-read"
          aria-expanded={reading !== null}
          onClick={() => setReading(reading === null ? 'all' : null)}
        >
          <Glyph id="eye" className="xs" />
          {reading === null ? words.readCards : words.closeCards}
        </button>
      </h2>
      {read.length > 0 && (
        <CardTexts
          cards={read.map(({ card }) => card)}
          words={words}
          close={() => setReading(null)}
          arming={(card) => {
            const canBeArmed = armed !== null && read.some((slot) => slot.card === card && slot.place !== 'reserve');
            return canBeArmed && <ArmSwitch label={words.armCard} on={armed.includes(card)} toggle={() => arm(card)} />;
          }}
        >
          {reading === 'all' && <Piles it={me} words={words} />}
        </CardTexts>
      )}
      {(['chip', 'card'] as const).map((look) => (
        <HandRow
          key={look}
          className={`cal-${look}s`}
          cards={slots.filter(({ place }) => (place === 'hand') === (look === 'card'))}
          keyOf={({ key }) => key}
        >
          {(slot) => (
            <CardFace
              card={slot.card}
              words={words}
              note={slot.note}
              look={look}
              armed={isArmed(slot)}
              on={touchableFor(choice, slot.options, slot.refused)}
              reads={() => setReading(slot.card)}
            />
          )}
        </HandRow>
      ))}
    </section>
  );
}

/** Ask me when this card could be used, whatever else I said about windows. */
function ArmSwitch({ label, on, toggle }: { label: string; on: boolean; toggle: () => void }) {
  return (
    <button type="button" className="cal-arm" role="switch" aria-checked={on} onClick={toggle}>
      <Glyph id="bell" className="s" />
      <span>{label}</span>
      <i />
    </button>
  );
}
