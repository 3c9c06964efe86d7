/** The board in words, a line for each thing: for the terminal and for screen readers. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { BANNERS, REGIONS, SUITS, type Suit, slotsOf } from '../data/board.ts';
import type { AdviserView, HiddenCard, PlayerView, SiteView, View } from '../rules/view.ts';
import { thoughtLines } from './mind.ts';
import { namesIn } from './names.ts';
import type { Words } from './words.ts';

type Tokens = { readonly favor: number; readonly secrets: number };

export function boardIn(words: Words): (view: View, say: Say<Words>) => readonly string[] {
  const { card, place, node, whom, ruler, list } = namesIn(words);
  const { board } = words;
  const tokens = (on: Tokens) => tokensIn(words, on);
  const lying = (name: string, on: Tokens) => (tokens(on).length === 0 ? name : `${name} [${tokens(on).join(', ')}]`);
  const hidden = ({ card: id, back }: HiddenCard) =>
    `${board.hiddenAdviser(board.backs[back])}${id === null ? '' : ` (${card(id)})`}`;
  const adviser = (one: AdviserView) => lying(one.faceup ? card(one.card as string) : hidden(one), one);
  const part = (label: string, things: readonly string[]) => (things.length === 0 ? [] : [`${label}: ${list(things)}`]);

  const site = (at: SiteView, slot: number, view: View, say: Say): string[] => {
    const pawns = view.players.flatMap(({ pawn }, seat) => (pawn === slot ? [whom(seat, say)] : []));
    if (!at.faceup) {
      const known = at.site === null ? [] : [card(at.site)];
      return [`  ${[board.facedown(place(at.slot)), ...known].join('; ')}`];
    }
    const troops = at.warbands.flatMap((n, colour) => (n > 0 ? [board.warbandsOf(n, ruler(colour, say))] : []));
    const relics = at.relics.length === 0 ? [] : [board.relics(at.relics.length)];
    const seen = at.relics.flatMap((relic) => (relic === null ? [] : [card(relic)]));
    return [
      `  ${[
        board.site(card(at.site as string), ruler(at.ruler, say), at.cards.length, at.capacity),
        ...at.cards.map((one) => lying(card(one.card), one)),
        ...troops,
        ...relics.map((one) => (seen.length === 0 ? one : `${one} (${seen.join(', ')})`)),
        ...part(board.tokens, tokens(at)),
        ...part(board.pawns, pawns),
      ].join('; ')}`,
    ];
  };

  const person = (player: PlayerView, seat: number, view: View, say: Say): string => {
    const at = player.pawn < 0 ? words.nobody : (view.sites[player.pawn] as SiteView);
    const where = typeof at === 'string' ? '–' : place(at.faceup ? (at.site as string) : at.slot);
    return [
      board.player(say.who(seat), words.roles[player.role], where, player.supply),
      words.favor(player.favor),
      `${words.secrets(player.secrets)}${player.spent > 0 ? ` (${board.spent(player.spent)})` : ''}`,
      words.warbands(player.warbands),
      board.inReserve(player.bank),
      ...part(board.advisers, player.advisers.map(adviser)),
      ...part(
        board.relicsHeld,
        player.relics.map((one) => lying(card(one.card), one)),
      ),
      ...(player.vision === null ? [] : [`${board.vision}: ${card(player.vision)}`]),
      ...part(board.hand, player.hand.map(hidden)),
    ].join('; ');
  };

  const princely = ({ prince }: PlayerView): string[] => {
    if (prince === null) return [];
    const { tactics, ambition, threat, friends, conspirators, token } = prince;
    const danger = words.prince.threats[threat?.line ?? 'none'];
    return [
      words.prince.board(tactics, ambition, danger, suitsIn(words, friends), suitsIn(words, conspirators), node(token)),
      ...thoughtLines(words, prince),
    ];
  };

  return (view, say) => {
    const { holder, side } = view.title;
    return [
      `${words.round(view.round)}. ${board.oath(words.oaths[view.oath], whom(holder, say), words.sides[side])} ${board.visions(view.visionsDrawn)}`,
      `${board.banks}: ${SUITS.map((suit) => `${words.suits[suit]} ${view.banks[suit]}`).join(', ')}; ${words.shared} ${view.shared}`,
      ...BANNERS.map((id) => {
        const { holder: who, tokens: n } = view.banners[id];
        const mob = id === 'peoples-favor' && view.banners[id].mob ? ` (${board.mob})` : '';
        return `${board.banner(words.banners[id], who === null ? words.nobody : whom(who, say), n)}${mob}`;
      }),
      ...REGIONS.flatMap((region) => [
        `${words.regions[region]}. ${board.pile(words.piles[region], view.discards[region].backs.length)}`,
        ...slotsOf(region).flatMap((slot) => site(view.sites[slot] as SiteView, slot, view, say)),
      ]),
      ...view.players.flatMap((player, seat) => [person(player, seat, view, say), ...princely(player)]),
    ];
  };
}

function tokensIn(words: Words, { favor, secrets }: Tokens): string[] {
  return [...(favor > 0 ? [words.favor(favor)] : []), ...(secrets > 0 ? [words.secrets(secrets)] : [])];
}

/** The suits of the Prince's friends or conspirators, each with the number of its row. */
function suitsIn(words: Words, rows: readonly (readonly Suit[])[]): string {
  return rows.flatMap((row, i) => row.map((suit) => `${words.suits[suit]} ${i + 1}`)).join(', ') || '–';
}
