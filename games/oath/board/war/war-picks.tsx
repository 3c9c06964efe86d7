/** What is chosen in a campaign: whom it is against, its targets with the dice they add, and the battle plans. */
import { Die } from '@tavola/games/board/dice.tsx';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Handle } from '@tavola/games/board/touchable.ts';
import { factsOf } from '../../data/cards.ts';
import type { Campaign, Target } from '../../rules/state/actions.ts';
import type { Move } from '../../rules/state/moves.ts';
import { useOath } from '../parts/context.ts';
import { CostBeads, OathGlyph } from '../parts/glyph.tsx';
import { handlesOf } from '../parts/handles.ts';
import { placeAt, slotOf } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';
import { diceFor } from './stages.ts';

/** OATH-5.5.1 */
export function Defenders() {
  const { choice, words, say, view } = useOath();
  if (choice?.ask !== 'defender') return null;
  return (
    <ul className="defenders">
      {choice.open.map(({ id, move }) => (
        <li key={id}>
          {move.kind === 'player' ? (
            <Touch handles={[`player:${move.seat}`]} className={`inset oath-person ${seatClass(move.seat)}`}>
              <SeatShape seat={move.seat} />
              <span>
                <b>{say.who(move.seat)}</b>
                <small>{words.roles[view.players[move.seat]?.role ?? 'exile']}</small>
              </span>
            </Touch>
          ) : (
            <Touch handles={['bandits']} className="inset oath-person">
              <OathGlyph id="bandit" />
              <span>
                <b>{words.drawn.bandits}</b>
              </span>
            </Touch>
          )}
        </li>
      ))}
    </ul>
  );
}

/** OATH-5.5.2: what is declared is marked; what may still be added shows the dice it would add. */
export function Targets({ campaign }: { readonly campaign: Campaign }) {
  const { choice, view, viewer } = useOath();
  if (campaign.targets.length === 0 && choice?.ask !== 'targets') return null;
  const open = choice?.ask === 'targets' ? choice.open.filter(({ move }) => move.kind !== 'done') : [];
  return (
    <ul className="war-targets">
      {campaign.targets.map((target) => (
        <li key={JSON.stringify(target)}>
          <TargetRow target={target} handles={[]} declared />
        </li>
      ))}
      {open.map(({ id, move }) => (
        <li key={id}>
          <TargetRow
            target={targetOf(move, (site) => slotOf(view, site))}
            handles={handlesOf(move, view, viewer)}
            declared={false}
          />
        </li>
      ))}
    </ul>
  );
}

function targetOf(move: Move, slotOfSite: (site: string) => number): Target {
  if (move.kind === 'site') return { kind: 'site', slot: slotOfSite(move.site) };
  if (move.kind === 'buried') return { kind: 'buried', slot: slotOfSite(move.site), place: move.n, by: '' };
  return move as Target;
}

type RowProps = { readonly target: Target; readonly handles: readonly Handle[]; readonly declared: boolean };

function TargetRow({ target, handles, declared }: RowProps) {
  const { view, words, names } = useOath();
  const { drawn } = words;
  const dice = diceFor(view, target);
  const { glyph, name } = (() => {
    switch (target.kind) {
      case 'site':
        return { glyph: 'r-site', name: names.place(placeAt(view, target.slot)) };
      case 'relic':
        return { glyph: 'relic', name: names.card(target.relic) };
      case 'banner':
        return { glyph: target.banner === 'peoples-favor' ? 'people' : 'dark', name: words.banners[target.banner] };
      case 'pawn':
        return { glyph: 'pawn', name: words.pawn };
      case 'buried':
        return { glyph: 'relic', name: words.relicAt(names.place(placeAt(view, target.slot))) };
    }
  })();
  return (
    <Touch handles={handles} className={`inset war-target ${declared ? 'declared' : ''}`}>
      <i className="box">{declared && <Glyph id="check" label={drawn.declared} />}</i>
      <OathGlyph id={glyph} />
      <b>{name}</b>
      <span className="adds" title={drawn.defenseDice(dice)}>
        {Array.from({ length: Math.min(dice, 4) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike.
          <Die key={i} className="defense unrolled" />
        ))}
        +{dice}
      </span>
    </Touch>
  );
}

/** OATH-5.5.5: plans used so far, and those that may be used now with what they cost. */
export function Plans({ campaign }: { readonly campaign: Campaign }) {
  const { choice, words, names, say } = useOath();
  const { drawn } = words;
  const ask = choice?.ask;
  const asked = typeof ask === 'object' && ask.kind === 'plan';
  const open = asked ? (choice?.open ?? []).flatMap(({ move }) => (move.kind === 'use' ? [move.card] : [])) : [];
  if (campaign.plans.length + open.length === 0) return null;
  return (
    <ul className="war-plans">
      {campaign.plans.map(({ card, side, user }) => (
        <li key={card}>
          <Touch handles={[]} className="inset war-plan used" reads={card}>
            <PlanSign card={card} />
            <span>
              <b>{names.card(card)}</b>
              <small>{drawn.usedBy(user === null ? words.bandits : names.whom(user, say), words.fighting[side])}</small>
            </span>
            <Glyph id="check" className="s" label={drawn.used} />
          </Touch>
        </li>
      ))}
      {open.map((card) => (
        <li key={card}>
          <Touch handles={[`card:${card}`]} className="inset war-plan" reads={card}>
            <PlanSign card={card} />
            <span>
              <b>{names.card(card)}</b>
              <small>{words.cards[card]?.text}</small>
            </span>
            <CostBeads cost={factsOf(card).cost} />
          </Touch>
        </li>
      ))}
    </ul>
  );
}

function PlanSign({ card }: { readonly card: string }) {
  const { suit, type } = factsOf(card);
  return (
    <i className={`plan-sign suit-${suit ?? 'none'}`}>
      <OathGlyph id={suit ?? (type === 'relic' ? 'relic' : 'cracked')} />
    </i>
  );
}
