import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chip } from './chip.tsx';
import { Dice, Die } from './dice.tsx';
import { HandRow } from './hand-row.tsx';
import { Pile } from './pile.tsx';
import { Tile } from './tile.tsx';
import { touchable } from './touchable.ts';
import { Track } from './track.tsx';

const nothing = touchable(null, () => false);

test('a chip has its name on its symbol', () => {
  const html = renderToStaticMarkup(<Chip glyph="hand" label="Cards" value={3} />);
  expect(html).toContain('title="Cards"');
  expect(html).toContain('role="img" aria-label="Cards"');
  expect(html).toContain('<b>3</b>');
});

test('a pile is a button only where its cards may be seen', () => {
  const shut = renderToStaticMarkup(<Pile glyph="stack" label="Deck" value={9} />);
  expect(shut).not.toContain('<button');
  const open = renderToStaticMarkup(
    <Pile glyph="log" label="Discards" value={2} close="Close">
      <p />
    </Pile>,
  );
  expect(open).toContain('<button type="button" class="board-chip board-pile " aria-label="Discards: 2"');
});

test('equal cards of a hand are told apart', () => {
  const html = renderToStaticMarkup(
    <HandRow cards={['fox', 'fox', 'mouse']} label="Hand">
      {(card, copy) => `${card}${copy}`}
    </HandRow>,
  );
  expect(html).toContain('<li>fox0</li><li>fox1</li><li>mouse0</li>');
  expect(
    renderToStaticMarkup(
      <HandRow cards={[]} empty="No cards">
        {() => null}
      </HandRow>,
    ),
  ).toContain('No cards');
});

test('a track draws its spaces in order, each as it stands', () => {
  const html = renderToStaticMarkup(
    <Track label="Supply" spaces={[1, 2]} stateOf={(n) => (n === 1 ? 'past' : 'here')} thingOf={(n) => `space:${n}`}>
      {(n) => n}
    </Track>,
  );
  expect(html).toContain('<li class="past" data-thing="space:1">1</li><li class="here" data-thing="space:2">2</li>');
});

test('a die says what it shows, alone or in its row', () => {
  expect(renderToStaticMarkup(<Die value={4} label="four" />)).toContain('role="img" aria-label="four"');
  const pool = renderToStaticMarkup(
    <Dice label="2 dice">
      <Die />
      <Die />
    </Dice>,
  );
  expect(pool).toContain('role="img" aria-label="2 dice"');
});

test('a tile without anything to do is plain', () => {
  const html = renderToStaticMarkup(<Tile on={nothing} glyph="eye" name="Peek" note="2 cells" cost="1" />);
  expect(html).toContain('<span class="touch quiet board-tile">');
  expect(html).toContain('<b>Peek</b><small>2 cells</small>');
});
