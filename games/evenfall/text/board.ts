/** The board in words, a line a thing, for the terminal and for screen readers. */
import type { Say } from '@tavola/kernel/text.ts';
import { costOf, placeOf } from '../data/cards.ts';
import type { Actor, RegionState, Spot } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type CardText, cardTexts } from './cards.ts';
import { cardName, covenName, placeName, regionName, stoneName, type Tongue } from './names.ts';

type Terms = { readonly [K in keyof typeof en]: string };
const en = {
  round: 'Round',
  first: 'first player',
  deck: 'deck',
  placeDeck: 'Place deck',
  discard: 'discard pile',
  stones: 'stones',
  field: 'field',
  free: 'free',
  empty: 'empty',
  outer: 'Outer Circle',
  inner: 'Inner Circle',
  specialists: 'Specialists',
  council: 'Council',
  track: 'track',
  token: 'token',
  active: 'active',
  used: 'used',
  hand: 'hand',
  yourHand: 'Your hand',
  witches: 'Witches',
  elders: 'Elders',
  passed: 'passed',
  none: 'none',
  automa: 'The Automa',
  conflict: 'Conflict',
  herbs: 'Herbs',
  elixirs: 'Elixirs',
  knowledge: 'Knowledge',
  vp: 'VP',
} as const;
const pt: Terms = {
  round: 'Rodada',
  first: 'primeiro jogador',
  deck: 'baralho',
  placeDeck: 'baralho de Locais',
  discard: 'descarte',
  stones: 'Pedras',
  field: 'campo',
  free: 'livre',
  empty: 'vazio',
  outer: 'Círculo Externo',
  inner: 'Círculo Interno',
  specialists: 'Especialistas',
  council: 'Conselho',
  track: 'Trilha',
  token: 'Marcador',
  active: 'ativo',
  used: 'usado',
  hand: 'mão',
  yourHand: 'Sua mão',
  witches: 'Bruxas',
  elders: 'Anciões',
  passed: 'passou',
  none: 'nenhum',
  automa: 'A Automa',
  conflict: 'Conflito',
  herbs: 'Ervas',
  elixirs: 'Elixires',
  knowledge: 'Conhecimentos',
  vp: 'PVs',
};

export const boardPt = (view: View, say: Say) => lines(view, say, 'pt', pt, cardTexts('pt-BR'));
export const boardEn = (view: View, say: Say) => lines(view, say, 'en', en, cardTexts('en'));

function lines(view: View, say: Say, tongue: Tongue, terms: Terms, text: CardText): string[] {
  const { me } = say;
  const own = me === 'spectator' ? null : (view.players[me]?.hand ?? null);
  return [
    `${terms.round} ${view.round}; ${terms.first}: ${say.who(view.firstPlayer)}; ${terms.deck} ${view.deck}, ${terms.placeDeck} ${view.placeDeck}, ${terms.discard} ${view.discard.length}`,
    ...view.regions.map((region) => regionLine(region, say, tongue, terms)),
    ...(view.conflict
      ? [
          `${terms.conflict} (${regionName(view.conflict.region, tongue)}): ${view.conflict.sides
            .map(
              ({ actor, figures, dial, strength }) =>
                `${name(actor, say, terms)} ${figures}+${dial ?? '?'}=${strength ?? '?'}`,
            )
            .join(', ')}`,
        ]
      : []),
    ...view.players.flatMap((player, seat) => playerLines(player, seat, say, tongue, terms)),
    ...automaLines(view, tongue, terms),
    ...(own ? [`${terms.yourHand}: ${own.map((card) => handCard(card, tongue, text)).join('; ') || terms.none}`] : []),
  ];
}

function name(actor: Actor, say: Say, terms: Terms): string {
  return actor === 'automa' ? terms.automa : say.who(actor);
}

function regionLine(region: RegionState, say: Say, tongue: Tongue, terms: Terms): string {
  const slots = region.slots.map((place) => (place === null ? `(${terms.empty})` : placeShort(place, tongue)));
  const field = region.field.map((posted) => (posted === null ? terms.free : say.who(posted.seat)));
  const figures = region.witches.flatMap((witches, seat) => {
    const elders = region.elders[seat] ?? 0;
    return witches + elders === 0 ? [] : [`${say.who(seat)} ${witches} ${terms.witches}, ${elders} ${terms.elders}`];
  });
  if (region.automa > 0) figures.push(`${terms.automa} ${region.automa} ${terms.witches}`);
  const stones = region.stones.map((stone) => stoneName(stone, tongue)).join(', ');
  return `${regionName(region.id, tongue)}: ${slots.join(', ')}; ${terms.field}: ${field.join(', ')}; ${terms.stones}: ${stones}; ${figures.join('; ') || '-'}`;
}

function placeShort(id: string, tongue: Tongue): string {
  const { witches, vp, symbol } = placeOf(id);
  return `${placeName(id, tongue)} [${'w'.repeat(witches)} ${vp}${symbol ? ` ${stoneName(`${symbol}-1`, tongue)}` : ''}]`;
}

function playerLines(player: PlayerView, seat: number, say: Say, tongue: Tongue, terms: Terms): string[] {
  const { coven, vp, herb, elixir, knowledge, mana, handSize, witches, elders, track, tokenActive, passed } = player;
  const numbers = `${vp} ${terms.vp}, ${herb} ${terms.herbs}, ${elixir} ${terms.elixirs}, ${knowledge} ${terms.knowledge}, ${mana} Mana, ${terms.hand} ${handSize}, ${witches} ${terms.witches}, ${elders} ${terms.elders}`;
  const state = `${terms.track} ${track}, ${terms.token} ${tokenActive ? terms.active : terms.used}${passed ? `, ${terms.passed}` : ''}`;
  const list = (cards: readonly string[]) => cards.map((card) => cardName(card, tongue)).join(', ') || terms.none;
  const stones = player.stones.map(({ id, field }) => `${stoneName(id, tongue)}${field === null ? '' : ` (${field})`}`);
  return [
    `${say.who(seat)} (${covenName(coven, tongue)}): ${numbers}; ${state}`,
    `  ${terms.outer}: ${circle(player.outer, tongue, terms)}`,
    `  ${terms.inner}: ${circle(player.inner, tongue, terms)}`,
    `  ${terms.specialists}: ${list(player.specialists.map(({ card }) => card))}; ${terms.council}: ${list(player.council)}; ${terms.stones}: ${stones.join(', ') || terms.none}`,
  ];
}

function automaLines({ automa }: View, tongue: Tongue, terms: Terms): string[] {
  if (automa === null) return [];
  return [
    `${terms.automa}: ${automa.vp} ${terms.vp}, ${automa.witches} ${terms.witches}, ${terms.track} ${automa.track}, rondel ${automa.rondel + 1}`,
    `  ${terms.outer}: ${circle(automa.outer, tongue, terms)}`,
    `  ${terms.inner}: ${circle(automa.inner, tongue, terms)}`,
    `  ${terms.specialists}: ${automa.specialists.map((card) => cardName(card, tongue)).join(', ') || terms.none}`,
  ];
}

function circle(spots: readonly Spot[], tongue: Tongue, terms: Terms): string {
  return spots.map((spot) => spotWords(spot, tongue)).join(', ') || terms.none;
}

function spotWords({ place, ritual, scythes, orbs, figures }: Spot, tongue: Tongue): string {
  if (ritual === null) return placeName(place, tongue);
  const marks = `${'/'.repeat(scythes)}${'o'.repeat(orbs)}${figures.map((figure) => figure[0]).join('')}`;
  return `${placeName(place, tongue)} + ${cardName(ritual, tongue)}${marks ? ` ${marks}` : ''}`;
}

function handCard(card: string, tongue: Tongue, text: CardText): string {
  return `${cardName(card, tongue)} (${text.bag(costOf(card))})`;
}
