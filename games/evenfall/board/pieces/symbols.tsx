/** Resources, bags and effects as symbols: `2 herbs → 3 of any, 1 VP`. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Fragment, type ReactNode } from 'react';
import type { Bag, Cost, Counter, Effect, Op, TriggerAbility } from '../../data/effects.ts';
import type { Countable } from '../../text/words.ts';
import glyphs from '../glyphs.svg';
import { useTable, useWords } from '../table/table.tsx';

/** A symbol of the game's own sheet: `herb`, `witch`, `transfer`. */
export function Eve({
  id,
  label,
  className,
}: {
  readonly id: string;
  readonly label?: string;
  readonly className?: string;
}) {
  return (
    <Glyph
      sheet={glyphs}
      id={`eve-${id}`}
      {...(label === undefined ? {} : { label })}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The sign of a Powerstone; the Red one is wild. */
export function StoneGlyph({ symbol, label }: { readonly symbol: string | null; readonly label?: string }) {
  return <Glyph sheet={glyphs} id={`stone-${symbol ?? 'wild'}`} {...(label === undefined ? {} : { label })} />;
}

/** A number and a symbol with its name for screen readers. */
export function Amount({ what, n }: { readonly what: Countable; readonly n?: number }) {
  const words = useWords();
  return (
    <span className={`amount ${what}`}>
      {n === undefined ? null : <b>{n}</b>}
      <Eve id={what} label={words.things[what]} />
    </span>
  );
}

const BAG_ORDER = ['herb', 'elixir', 'knowledge', 'any', 'cards', 'mana', 'vp'] as const;

export function BagSymbols({ bag }: { readonly bag: Bag }) {
  return (
    <>
      {BAG_ORDER.map((key) => {
        const n = bag[key] ?? 0;
        return n > 0 ? <Units key={key} what={key === 'cards' ? 'card' : key} n={n} /> : null;
      })}
    </>
  );
}

export function CostSymbols({ cost }: { readonly cost: Cost }) {
  return (
    <>
      {(['discard', 'herb', 'elixir', 'knowledge', 'any', 'mana'] as const).map((key) => {
        const n = cost[key] ?? 0;
        return n > 0 ? <Units key={key} what={key === 'discard' ? 'card' : key} n={n} /> : null;
      })}
    </>
  );
}

/** One or two Resources are drawn one by one, everything else with its number. */
function Units({ what, n }: { readonly what: Countable; readonly n: number }) {
  const single = what === 'herb' || what === 'elixir' || what === 'knowledge';
  if (!single || n > 2) return <Amount what={what} n={n} />;
  return n === 2 ? (
    <>
      <Amount what={what} />
      <Amount what={what} />
    </>
  ) : (
    <Amount what={what} />
  );
}

export function EffectSymbols({ effect }: { readonly effect: Effect }) {
  return (
    <>
      {effect.map((op, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed effects never change.
        <Fragment key={i}>
          <OpSymbols op={op} />
        </Fragment>
      ))}
    </>
  );
}

function OpSymbols({ op }: { readonly op: Op }): ReactNode {
  const { words, texts } = useTable();
  switch (op.op) {
    case 'gain':
      return <BagSymbols bag={op.what} />;
    case 'pay':
      return (
        <>
          <CostSymbols cost={op.cost} />
          <em>→</em>
          <EffectSymbols effect={op.then} />
        </>
      );
    case 'payUpTo':
      return (
        <>
          <em>≤{op.max}</em>
          <CostSymbols cost={{ [op.resource]: 1 }} />
          <em>→</em>
          <BagSymbols bag={op.per} />
        </>
      );
    case 'choose':
      return op.options.map(({ effect }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed effects never change.
        <Fragment key={i}>
          {i === 0 ? null : <em>{words.or}</em>}
          <EffectSymbols effect={effect} />
        </Fragment>
      ));
    case 'perCount':
      return (
        <>
          <BagSymbols bag={op.gain} />
          <em>/{op.every ?? ''}</em>
          <CounterSymbol counter={op.counter} />
        </>
      );
    case 'removeRitual':
      return (
        <>
          <Eve id="artifact" label={texts.effect([op])} />
          <em>→</em>
          <BagSymbols bag={op.gain} />
        </>
      );
    case 'coven':
      return <Steps n={op.steps} both={op.both} />;
    case 'sendElder':
    case 'returnFigure':
    case 'moveFigures':
      return (
        <Eve
          id={op.op === 'moveFigures' || (op.op === 'returnFigure' && op.figure !== 'elder') ? 'witch' : 'elder'}
          label={texts.effect([op])}
        />
      );
    case 'copySpecialist':
      return <Glyph id="person" label={texts.effect([op])} />;
    case 'takeRedStone':
      return <StoneGlyph symbol={null} label={texts.effect([op])} />;
    default:
      return <Eve id={SIGNS[op.op]} label={texts.effect([op])} />;
  }
}

const SIGNS = {
  transfer: 'transfer',
  explore: 'explore',
  drawPlace: 'discover',
  discoverFree: 'discover',
  reachedTrackBonus: 'step-again',
} as const;

function Steps({ n, both }: { readonly n: number; readonly both: boolean }) {
  const words = useWords();
  return (
    <span className="amount step">
      {n > 1 ? <b>{n}</b> : null}
      <Eve id={both ? 'step-both' : 'step'} label={both ? words.stepBoth : words.step} />
    </span>
  );
}

function CounterSymbol({ counter }: { readonly counter: Counter }) {
  const label = useTable().texts.counter(counter);
  const sign = COUNTERS[counter];
  return sign === 'person' ? <Glyph id="person" label={label} /> : <Eve id={sign} label={label} />;
}

const COUNTERS: { readonly [C in Counter]: string } = {
  'keyword:artifact': 'artifact',
  'keyword:familiar': 'familiar',
  'keyword:spell': 'spell',
  keywordSets: 'sets',
  scythes: 'scythe',
  orbs: 'orb',
  placesOuter: 'discover',
  placesInner: 'transfer',
  specialists: 'person',
  covenTrackPosition: 'step',
  mana: 'mana',
  figuresInRegions: 'witch',
  eldersPlaced: 'elder',
  resourceSymbols: 'any',
  stonesAndSymbolsInner: 'stone',
};

/** What sets a permanent ability off. */
export function TriggerSymbol({ on, filter }: Pick<TriggerAbility, 'on' | 'filter'>) {
  const label = useTable().texts.trigger(on, filter);
  if (on === 'playSpecialist' || on === 'playCouncil') return <Glyph id="person" label={label} />;
  if (filter?.keyword) return <Eve id={filter.keyword} label={label} />;
  if (filter?.figure) return <Eve id={filter.figure} label={label} />;
  return <Eve id={TRIGGERS[on]} label={label} />;
}

const TRIGGERS: { readonly [T in Exclude<TriggerAbility['on'], 'playSpecialist' | 'playCouncil'>]: string } = {
  discover: 'discover',
  explorePlace: 'explore',
  discard: 'card',
  playRitual: 'card',
  buildScythe: 'scythe',
  buildOrb: 'orb',
  covenStep: 'step',
  transfer: 'transfer',
  activateField: 'witch',
  activateOwnToken: 'token',
  opponentActivatesToken: 'token',
  bindingBonus: 'binding',
  joinConflict: 'dial',
  winConflict: 'first',
  loseConflict: 'dial',
};
