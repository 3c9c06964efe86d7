import type { Language } from '@tavola/kernel/face/text.ts';
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { boardKit } from '@tavola/testing/board-kit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { face } from '../face.ts';
import { calamandara as game } from '../game.ts';
import type { CellName, Orientation, Side } from '../rules/state/cells.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';
import type { SymbolView, TravellerView, View } from '../rules/view.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { board } from './board.tsx';
import { touched } from './cross/effects.tsx';
import { lineThrough, spot, turnOf } from './cross/geometry.ts';
import { carryKeys } from './cross/pieces.ts';
import { placesOf } from './cross/places.ts';
import { type Props, sceneOf } from './cross/scene.ts';
import { wayWalked } from './cross/way-walked.ts';
import { openingPicks, openingTouch } from './reserve/opening.ts';

const tables = [
  { seats: 2, options: { maxRounds: 6 } },
  { seats: 3, options: { maxRounds: 6, deckMode: 'draft' } },
  { seats: 4, options: { maxRounds: 6, deckMode: 'sequence' } },
];
boardKit({ game, face, board, tables });

const NAMES = ['Ana', 'Bento', 'Íris', 'Tomé'];
const DEPOT = { footprint: 5, mountain: 5, cave: 3, wing: 3, tower: 4, mirror: 3, star: 2, waterfall: 3, fire: 6 };

const symbol = (kind: SymbolKind, cell: CellName, way: Orientation | null = null): SymbolView => {
  return { kind, cell, way, owner: kind === 'waterfall' ? 0 : null, ripe: kind === 'waterfall' };
};
const traveller = (seat: number, side: Side, more: Partial<TravellerView> = {}): TravellerView => ({
  seat,
  side,
  token: 'start',
  invading: null,
  inFinalZone: false,
  depot: DEPOT,
  reserve: [],
  symbolCard: { top: 'fire', bottom: ['footprint', 'tower', 'cave'] },
  symbolDeck: [null, null],
  symbolDiscard: [],
  hand: [null, null],
  finalReserve: [],
  revealed: [],
  memoryDeck: [null],
  discard: ['the-well'],
  onDeck: [],
  onReserve: [],
  sealed: false,
  silenced: false,
  ...more,
});
const midGame: View = {
  step: 'phase2',
  window: null,
  round: 4,
  first: 0,
  active: 0,
  repeated: false,
  pendingRepeats: 0,
  destination: 's-3-3',
  symbols: [
    symbol('footprint', 's-3-1', 'n'),
    symbol('footprint', 's-3-2', 'n'),
    symbol('footprint', 's-3-3', 'n'),
    symbol('tower', 's-1-2', 'horizontal'),
    symbol('waterfall', 's-5-1'),
    symbol('mirror', 'c-3-4', 'e'),
  ],
  travellers: [
    traveller(0, 'south', {
      token: 's-3-1',
      hand: ['the-well', 'ruins-of-domodora'],
      finalReserve: ['fall-of-winds'],
      reserve: ['fire', 'tower'],
      onDeck: [{ card: 'sealed-fields', by: 0 }],
    }),
    traveller(1, 'west', { sealed: true, onReserve: [{ card: 'errancy-of-silence', by: 0 }] }),
    traveller(2, 'north', { revealed: ['helm-of-solitude'], hand: ['helm-of-solitude', null] }),
    traveller(3, 'east', { silenced: true, symbolCard: null }),
  ],
  stack: [
    {
      player: 1,
      user: 1,
      card: 'calamandara-qhoz',
      origin: 'hand',
      effect: 'dogmatic-entropy',
      kept: false,
      suspended: false,
      prevented: false,
      sealed: false,
      choice: { insertions: [{ symbol: 'mountain', cell: 'rift', way: null, after: null, star: null }] },
    },
  ],
  draft: null,
};

function props(ask: Ask, moves: readonly Move[], more: Partial<Props> = {}, refused: readonly Move[] = []): Props {
  const language: Language = more.language ?? 'pt-BR';
  const options = moves.map((move) => ({ id: moveId(move), move }));
  const nothing = () => {};
  const choice = {
    ask,
    options,
    open: options,
    selected: null,
    narrow: nothing,
    confirm: nothing,
    back: nothing,
    refused: refused.map((move) => ({ id: moveId(move), move, clause: 'CAL-5.2.5' })),
    why: nothing,
  };
  const say = {
    language,
    me: 0,
    who: (seat: number) => NAMES[seat] as string,
    words: (language === 'en' ? en : pt).words,
  };
  return {
    view: midGame,
    viewer: 0,
    bottom: 0,
    seats: [],
    pending: [0],
    choice,
    happened: [],
    step: 1,
    pace: 0,
    language,
    say,
    outcome: null,
    armed: null,
    arm: () => {},
    ...more,
  };
}

function draw(it: Props): string {
  const { Board, Hand, Reserve, Stack, SeatPanel } = board;
  return renderToStaticMarkup(
    <>
      <Board {...it} />
      {Hand && <Hand {...it} />}
      {Reserve && <Reserve {...it} />}
      {Stack && <Stack {...it} />}
      {it.view.travellers.map(({ seat }) => (
        <SeatPanel key={seat} {...it} seat={seat} compact={false} />
      ))}
    </>,
  );
}
const count = (markup: string, part: string): number => markup.split(part).length - 1;

describe('the board', () => {
  const walk: Move[] = [{ kind: 'walk', cell: 's-3-2' }, { kind: 'walk', cell: 's-3-3' }, { kind: 'stay' }];

  test('has a named button for every cell that can be taken, in both languages', () => {
    const pt = draw(props('walk', walk));
    expect(count(pt, 'class="target legal')).toBe(2);
    expect(pt).toContain('aria-label="Sul 3-2: Pegada, olhando para o Norte"');
    const en = draw(props('walk', walk, { language: 'en' }));
    expect(en).toContain('aria-label="South 3-2: Footprint, facing North"');
  });

  test('a cell that only refused moves name asks "why not?" with them', () => {
    const it = props('walk', walk, {}, [{ kind: 'walk', cell: 'w-1-1' }]);
    const places = placesOf(it, sceneOf(it));
    expect(places.filter(({ options }) => options.length > 0).map(({ id }) => id)).toEqual(['s-3-2', 's-3-3']);
    expect(places.find(({ id }) => id === 'w-1-1')?.refused).toEqual(['walk:w-1-1']);
  });

  test('lays the ways of a symbol around its cell, each to its own side of the reader', () => {
    const ask: Ask = { kind: 'which-way', symbol: 'mirror', cell: 'c-3-4' };
    const ways: Move[] = (['n', 'e', 's', 'w'] as const).map((way) => ({ kind: 'way', way }));
    const from = (bottom: number) => {
      const it = props(ask, ways, { bottom });
      const scene = sceneOf(it);
      const { x, y } = scene.at('c-3-4');
      return placesOf(it, scene).map((place) => [
        place.id,
        Math.sign(Math.round(place.x - x)),
        Math.sign(Math.round(place.y - y)),
      ]);
    };
    expect(from(0)).toEqual([
      ['way:n', 0, -1],
      ['way:e', 1, 0],
      ['way:s', 0, 1],
      ['way:w', -1, 0],
    ]);
    expect(from(1)[0]).toEqual(['way:n', -1, 0]);
  });

  test('is drawn from every seat and for a spectator, with the cells of present lands only', () => {
    for (const bottom of [0, 1, 2, 3]) expect(count(draw(props('walk', walk, { bottom })), 'cal-cell ')).toBe(145);
    const two = { ...midGame, travellers: [midGame.travellers[0]!, { ...midGame.travellers[2]!, seat: 1 }], stack: [] };
    expect(count(draw(props('walk', walk, { view: two })), 'cal-cell ')).toBe(85);
    const watching = draw(props('walk', walk, { choice: null, viewer: 'spectator' }));
    expect(count(watching, 'class="target ')).toBe(0);
    expect(watching).not.toContain('class="cal-hand"');
  });

  test('shows the selected move as if it were done', () => {
    const it = props({ kind: 'insert-where', symbol: 'fire' }, [{ kind: 'at', cell: 's-1-2' }]);
    const choice = { ...it.choice!, selected: it.choice!.options[0]! };
    expect(draw({ ...it, choice })).toContain('cal-piece ghost');
  });
});

describe('hand, reserve and players', () => {
  test('cards that can be used are buttons, wherever they lie', () => {
    const markup = draw(
      props(
        { kind: 'window', window: 't0', active: 1 },
        [
          { kind: 'use', card: 'the-well' },
          { kind: 'use', card: 'sealed-fields', from: 'deck' },
          { kind: 'use', card: 'errancy-of-silence', from: 'reserve', on: 1 },
          { kind: 'pass' },
        ],
        {},
        [{ kind: 'use', card: 'ruins-of-domodora' }],
      ),
    );
    expect(count(markup, 'class="touch legal cal-card"')).toBe(1);
    expect(count(markup, 'class="touch legal cal-chip"')).toBe(2);
    expect(count(markup, 'class="touch refused cal-card"')).toBe(1);
  });

  test('a card that may be chosen but lies nowhere still has its button', () => {
    const markup = draw(
      props({ kind: 'own-card', card: 'gavonian-mirror', place: 'hand' }, [{ kind: 'give', card: 'nomad-lands' }]),
    );
    expect(count(markup, 'class="touch legal cal-card"')).toBe(1);
  });

  test('an armed card wears a bell, in both languages', () => {
    const its = { armed: ['the-well', 'fall-of-winds'] };
    const markup = draw(props('walk', [], its));
    // The one in the final reserve cannot be used.
    expect(count(markup, ' armed"')).toBe(1);
    expect(markup).toContain('</svg>armada</span>');
    expect(draw(props('walk', [], { ...its, language: 'en' }))).toContain('</svg>armed</span>');
    expect(draw(props('walk', [], { armed: null }))).not.toContain('armada');
  });

  test('symbols of the reserve can be inserted', () => {
    const markup = draw(
      props('insert', [{ kind: 'insert', symbol: 'tower' }, { kind: 'done' }], {}, [
        { kind: 'insert', symbol: 'fire' },
      ]),
    );
    expect(count(markup, 'class="touch legal cal-place"')).toBe(1);
    expect(count(markup, 'class="touch refused cal-place attack"')).toBe(1);
  });

  test('two opening symbols are touched one after the other', () => {
    const open: Move[] = [[], ['fire'], ['tower'], ['fire', 'fire'], ['fire', 'tower'], ['tower', 'tower']].map(
      (symbols) => {
        return { kind: 'open', symbols: symbols as SymbolKind[] };
      },
    );
    const choice = props('opening-symbols', open).choice!;
    expect(openingPicks(choice)).toEqual([]);
    const first = openingTouch(choice, 'fire');
    expect(first).toEqual(['open:fire', 'open:fire+fire', 'open:fire+tower']);
    const narrowed = { ...choice, open: choice.options.filter(({ id }) => first.includes(id)) };
    expect(openingPicks(narrowed)).toEqual(['fire']);
    expect(openingTouch(narrowed, 'fire')).toEqual(['open:fire+fire']);
    expect(openingTouch(narrowed, 'tower')).toEqual(['open:fire+tower']);
  });

  test('hidden cards stay hidden', () => {
    const markup = draw(props('walk', []));
    expect(markup).toContain('Elmo da Solitude: revelada a todos');
    expect(markup).not.toContain('Percepção');
  });
});

describe('where things are drawn', () => {
  test('each traveller sees their own land below', () => {
    for (const [side, letter] of [
      ['south', 's'],
      ['west', 'w'],
      ['north', 'n'],
      ['east', 'e'],
    ] as const) {
      expect(spot(side, `${letter}-3-1`).y).toBeGreaterThan(spot(side, 'rift').y);
      expect(spot(side, `${letter}-1-1`).x).toBeLessThan(spot(side, `${letter}-5-1`).x);
    }
  });

  test('a symbol faces up for who looks that way, and an axis turns with the reader', () => {
    expect([turnOf('south', 'n'), turnOf('west', 'n'), turnOf('north', 'n'), turnOf('east', 'n')]).toEqual([
      0, 270, 180, 90,
    ]);
    expect([turnOf('south', 'horizontal'), turnOf('west', 'horizontal')]).toEqual([0, 90]);
  });

  test('CAL-5.1.6, 5.1.7: a protected line stops at the border of its zone and at absent lands', () => {
    const all: Side[] = ['south', 'west', 'north', 'east'];
    expect(lineThrough(all, 's-2-3', 'horizontal')).toHaveLength(5);
    expect(lineThrough(all, 's-3-6', 'vertical')).toHaveLength(9);
    expect(lineThrough(['south', 'west', 'east'], 's-3-6', 'vertical')).toHaveLength(7);
  });

  test('a relocated symbol keeps its key, a new one gets its own', () => {
    const before = carryKeys(new Map(), [symbol('tower', 's-1-1', 'horizontal'), symbol('fire', 's-2-1')], [], 1);
    const moved = carryKeys(
      before,
      [symbol('tower', 's-2-1', 'horizontal'), symbol('fire', 's-1-1'), symbol('star', 's-3-1')],
      [
        { kind: 'relocated', seat: 0, symbol: 'tower', from: 's-1-1', to: 's-2-1', way: 'horizontal' },
        { kind: 'relocated', seat: 0, symbol: 'fire', from: 's-2-1', to: 's-1-1', way: null },
      ],
      2,
    );
    expect(moved.get('s-2-1')).toBe(before.get('s-1-1'));
    expect(moved.get('s-1-1')).toBe(before.get('s-2-1'));
    expect(new Set(moved.values()).size).toBe(3);
  });

  test('a token walks along footprints where it can', () => {
    const footprints = new Set(['s-3-1', 's-3-2', 's-4-2', 's-4-3']);
    expect(wayWalked(footprints, 's-3-1', 's-4-3')).toEqual(['s-3-1', 's-3-2', 's-4-2', 's-4-3']);
    expect(wayWalked(footprints, 's-3-1', 's-1-1')).toEqual(['s-3-1', 's-1-1']);
  });

  test('what happened rings the cells it changed', () => {
    expect(touched({ kind: 'pushed', seat: 0, mirror: 's-3-4', cell: 's-3-2' })).toEqual(['s-3-4', 's-3-2']);
    expect(touched({ kind: 'stayed', seat: 0 })).toEqual([]);
  });
});
