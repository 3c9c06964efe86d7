/** What one word changes when several people tell one evening. */
import { SharedTable } from '@tavola/testing/real/shared-evening.ts';
import { wood } from '@tavola/testing/wood.ts';
import { describe, expect, test } from 'vitest';
import { numberOf } from './shared.ts';

const VP = 'vp:eyrie';
const there = (n: number) => `warriors:${n}:eyrie`;
/** The app has shuffled the deck. */
const SHUFFLED = 1;
const seats = ['outside', 'outside', 'automaton'] as const;

function evening() {
  const table = new SharedTable(wood, seats);
  return { table, ana: table.phone('Ana'), caio: table.phone('Caio') };
}
/** Both people have ended their turns; the Marquise's card is asked for. */
function atCard() {
  const all = evening();
  const { table, ana, caio } = all;
  ana.tell([there(8), '4']);
  ana.answer('entered');
  ana.answer('entered');
  ana.send(table);
  caio.hear(table);
  return all;
}

describe('two people tell the same cell', () => {
  test('the same number is one word', () => {
    const { table, ana, caio } = evening();
    ana.tell([VP, '3']);
    caio.tell([VP, '3']);
    expect(ana.send(table)).toEqual([{ fate: 'heard' }]);
    expect(caio.send(table)).toMatchObject([{ fate: 'known' }]);
    expect(table.picks.slice(SHUFFLED)).toEqual([[-2, `${VP}=3`]]);
  });

  test('one after the other, the second counts', () => {
    const { table, ana, caio } = evening();
    ana.tell([VP, '3']);
    ana.send(table);
    caio.hear(table);
    caio.tell([VP, '5']);
    expect(caio.send(table)).toMatchObject([{ fate: 'heard' }]);
    expect(numberOf(caio.app.table, VP)).toBe('5');
  });

  test('different numbers from the same one clash: a doubt with both numbers and who said them', () => {
    const { table, ana, caio } = evening();
    ana.tell([VP, '3']);
    caio.tell([VP, '2']);
    ana.send(table);
    expect(caio.send(table)).toMatchObject([{ fate: 'clash' }]);
    const voices = [
      { by: 'Ana', said: '3' },
      { by: 'Caio', said: '2' },
    ];
    expect(table.ledger.shared.clashes).toEqual([{ fact: VP, from: '0', voices }]);
    expect(numberOf(caio.app.table, VP)).toBe('?');
    ana.hear(table);
    expect(numberOf(ana.app.table, VP)).toBe('?');
    expect(ana.following.shared.clashes).toEqual(table.ledger.shared.clashes);
  });

  test('the first to touch a number settles it, a second one is told so', () => {
    const { table, ana, caio } = evening();
    ana.tell([VP, '3']);
    caio.tell([VP, '2']);
    ana.send(table);
    caio.send(table);
    ana.hear(table);
    ana.say({ settle: { fact: VP, said: '2' } });
    caio.say({ settle: { fact: VP, said: '3' } });
    expect(ana.send(table)).toMatchObject([{ fate: 'heard' }]);
    expect(caio.send(table)).toMatchObject([{ fate: 'refused', code: 'ANSWERED', detail: { option: '2' } }]);
    expect(numberOf(caio.app.table, VP)).toBe('2');
    expect(table.ledger.shared.clashes).toEqual([]);
  });

  test('a third word joins; a person who takes theirs back leaves the others', () => {
    const { table, ana, caio } = evening();
    const eva = table.phone('Eva');
    ana.tell([VP, '3']);
    caio.tell([VP, '2']);
    eva.tell([VP, '4']);
    for (const phone of [ana, caio, eva]) phone.send(table);
    expect(table.ledger.shared.clashes[0]?.voices.map(({ said }) => said)).toEqual(['3', '2', '4']);
    caio.tell([VP, '3']);
    caio.send(table);
    expect(table.ledger.shared.clashes[0]?.voices.map(({ by }) => by)).toEqual(['Ana', 'Eva', 'Caio']);
    eva.hear(table);
    eva.tell([VP, '0']);
    eva.send(table);
    expect(table.ledger.shared.clashes).toEqual([]);
    expect(numberOf(eva.app.table, VP)).toBe('3');
  });

  test('a number that the rules changed meanwhile is the word of the rules', () => {
    const { table, ana, caio } = atCard();
    caio.tell([there(8), '1']);
    ana.answer('fox');
    ana.answer('4');
    ana.answer('3');
    ana.send(table);
    expect(numberOf(ana.app.table, there(8))).toBe('3');
    expect(caio.send(table)).toMatchObject([{ fate: 'clash' }]);
    expect(table.ledger.shared.clashes[0]?.voices).toEqual([
      { by: null, said: '3' },
      { by: 'Caio', said: '1' },
    ]);
  });

  test('a sheet that cannot be true is refused as a whole and stays on its phone', () => {
    const { table, ana } = evening();
    expect(ana.tell([VP, '4'], [there(8), '99'])).toBe(false);
    expect(ana.send(table)).toEqual([]);
    expect(
      table.take('Ana', {
        word: 'x',
        rev: 1,
        say: [
          { fact: VP, said: '4', had: '0' },
          { fact: 'no', said: '1', had: '' },
        ],
      }),
    ).toMatchObject({ code: 'NOT_LISTED' });
    expect(table.picks).toHaveLength(SHUFFLED);
  });
});

describe('answers and hands', () => {
  test('the first answer counts; the same again is nothing, another one is shown to its sender', () => {
    const { table, ana, caio } = atCard();
    const eva = table.phone('Eva');
    for (const phone of [ana, eva]) phone.answer('fox');
    caio.answer('mouse');
    expect(ana.send(table)).toMatchObject([{ fate: 'heard' }]);
    expect(eva.send(table)).toMatchObject([{ fate: 'known' }]);
    expect(caio.send(table)).toMatchObject([{ fate: 'refused', code: 'ANSWERED', detail: { option: 'fox' } }]);
    expect(JSON.stringify(caio.app.table.state)).toBe(JSON.stringify(ana.app.table.state));
  });

  test('facts that somebody told in between do not spoil an answer', () => {
    const { table, ana, caio } = atCard();
    caio.answer('fox');
    ana.tell([VP, '3']);
    ana.send(table);
    expect(caio.send(table)).toMatchObject([{ fate: 'heard' }]);
  });

  test('two thumbs at once are one "done"', () => {
    const { table, ana, caio } = atCard();
    ana.answer('bird');
    ana.send(table);
    caio.hear(table);
    const { count } = ana.app.table;
    for (const phone of [ana, caio]) phone.say({ done: count });
    expect(ana.send(table)).toMatchObject([{ fate: 'heard' }]);
    expect(caio.send(table)).toMatchObject([{ fate: 'known' }]);
    expect(table.ledger.shared.seen).toBe(count);
  });

  test('an answer that waits for a fact waits on every phone, also on one that joins', () => {
    const { table, ana, caio } = atCard();
    ana.tell([there(8), '?']);
    ana.answer('fox');
    ana.send(table);
    caio.hear(table);
    for (const phone of [ana, caio, table.phone('Eva')]) expect(phone.app.need?.facts).toEqual([there(8)]);
    caio.tell([there(8), '0']);
    caio.send(table);
    ana.hear(table);
    expect(ana.app.need).toBeNull();
    expect(table.ledger.saved.waiting).toBeUndefined();
  });
});

describe('back', () => {
  test('names what it saw: with something newer there it is refused', () => {
    const { table, ana, caio } = atCard();
    caio.say({ undo: { from: 1 } });
    ana.tell([VP, '3']);
    ana.send(table);
    expect(caio.send(table)).toMatchObject([{ fate: 'refused', code: 'STALE_DECISION' }]);
    expect(numberOf(caio.app.table, VP)).toBe('3');
  });

  test('words that fall are named, and on again they are theirs once more', () => {
    const { table, ana, caio } = evening();
    ana.tell([VP, '3']);
    ana.send(table);
    caio.hear(table);
    caio.tell([there(8), '2']);
    caio.send(table);
    ana.hear(table);
    ana.say({ undo: { from: SHUFFLED } });
    ana.send(table);
    expect(table.fallen.map(([word]) => word)).toEqual(['Ana-0', 'Caio-0']);
    caio.hear(table);
    expect(numberOf(caio.app.table, there(8))).toBe('0');
    caio.say({ redo: { to: SHUFFLED + 2 } });
    caio.send(table);
    expect(table.ledger.spoken).toEqual([null, 'Ana-0', 'Caio-0']);
    expect(table.fallen).toEqual([]);
  });

  test('a late fact that fits again is heard, a late answer is asked again', () => {
    const { table, ana, caio } = atCard();
    caio.tell([VP, '3']);
    caio.answer('fox');
    ana.say({ undo: { from: 1 } });
    ana.send(table);
    expect(caio.send(table)).toMatchObject([{ fate: 'heard' }, { fate: 'refused', code: 'STALE_DECISION' }]);
    expect(caio.app.decision).toMatchObject({ seat: 0 });
  });
});
