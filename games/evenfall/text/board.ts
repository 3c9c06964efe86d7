/** The board in words, a line for each thing, for the terminal and for screen readers. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { costOf, isRitual, personOf, placeOf, ritualOf } from '../data/cards.ts';
import type { Actor, RegionState, Spot } from '../rules/state/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { CardText } from './cards.ts';
import { cardName, covenName, placeLabel, regionName, stoneName, type Tongue } from './names.ts';
import type { Twin, Words } from './words.ts';

export function board(view: View, say: Say<Words>): string[] {
  const { twin, texts } = say.words;
  return lines(view, say, texts.tongue, twin, texts);
}

function lines(view: View, say: Say, tongue: Tongue, terms: Twin, text: CardText): string[] {
  const { me } = say;
  const own = me === 'spectator' ? null : (view.players[me]?.hand ?? null);
  return [
    `${terms.round} ${view.round}; ${terms.first}: ${say.who(view.firstPlayer)}; ${terms.deck} ${view.deck}, ${terms.placeDeck} ${view.placeDeck}, ${terms.discard} ${view.discard.length}`,
    ...view.regions.flatMap((region) => regionLines(region, say, tongue, terms, text)),
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
    ...view.players.flatMap((player, seat) => playerLines(player, seat, say, tongue, terms, text)),
    ...automaLines(view, tongue, terms),
    ...(own ? [`${terms.yourHand}: ${own.length}`] : []),
    ...(own ?? []).map((card) => `  ${handCard(card, tongue, terms, text)}`),
  ];
}

function name(actor: Actor, say: Say, terms: Twin): string {
  return actor === 'automa' ? terms.automa : say.who(actor);
}

function regionLines(region: RegionState, say: Say, tongue: Tongue, terms: Twin, text: CardText): string[] {
  const field = region.field.map((posted) => (posted === null ? terms.free : say.who(posted.seat)));
  const figures = region.witches.flatMap((witches, seat) => {
    const standing = figureWords(witches, region.elders[seat] ?? 0, terms);
    return standing === '' ? [] : [`${say.who(seat)} ${standing}`];
  });
  if (region.automa > 0) figures.push(`${terms.automa} ${figureWords(region.automa, 0, terms)}`);
  const stones = region.stones.map((stone) => stoneName(stone, tongue)).join(', ');
  return [
    `${regionName(region.id, tongue)}: ${terms.field}: ${field.join(', ')}; ${terms.stones}: ${stones}; ${figures.join('; ') || '-'}`,
    ...region.slots.map(
      (place) => `  ${place === null ? `(${terms.empty})` : placeOnOffer(place, tongue, terms, text)}`,
    ),
  ];
}

function placeOnOffer(id: string, tongue: Tongue, terms: Twin, text: CardText): string {
  const { witches, vp } = placeOf(id);
  const worth = vp > 0 ? `, ${text.bag({ vp })}` : '';
  return `${placeLabel(id, tongue)}: ${counted(witches, terms.witch, terms.witches)}${worth}. ${text.place(id)}`;
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function figureWords(witches: number, elders: number, terms: Twin): string {
  const parts = [];
  if (witches > 0) parts.push(counted(witches, terms.witch, terms.witches));
  if (elders > 0) parts.push(counted(elders, terms.elder, terms.elders));
  return parts.join(', ');
}

function playerLines(
  player: PlayerView,
  seat: number,
  say: Say,
  tongue: Tongue,
  terms: Twin,
  text: CardText,
): string[] {
  const { coven, vp, herb, elixir, knowledge, mana, handSize, witches, elders, track, tokenActive, passed } = player;
  const numbers = `${terms.vp(vp)}, ${text.bag({ herb, elixir, knowledge, mana })}, ${terms.hand} ${handSize}, ${terms.reserve}: ${figureWords(witches, elders, terms) || terms.none}`;
  const state = `${terms.track} ${track}, ${terms.token} ${tokenActive ? terms.active : terms.used}${passed ? `, ${terms.passed}` : ''}`;
  const list = (names: readonly string[]) => names.join(', ') || terms.none;
  const specialists = [
    ...player.specialists.map(({ card, turned }) => `${cardName(card, tongue)}${turned ? ` (${terms.turned})` : ''}`),
    ...player.copied.map(({ owner, card }) => `${terms.copied} ${cardName(card, tongue)} (${name(owner, say, terms)})`),
  ];
  const council = player.council.map((card) => cardName(card, tongue));
  const ownField = player.boardField > 0 ? `; ${terms.ownField}: ${terms.witch}` : '';
  const stones = player.stones.map(({ id, field }) => `${stoneName(id, tongue)}${field === null ? '' : ` (${field})`}`);
  return [
    `${say.who(seat)} (${covenName(coven, tongue)}): ${numbers}; ${state}`,
    `  ${terms.outer}: ${circle(player.outer, tongue, terms)}`,
    `  ${terms.inner}: ${circle(player.inner, tongue, terms)}`,
    `  ${terms.specialists}: ${list(specialists)}; ${terms.council}: ${list(council)}; ${terms.stones}: ${stones.join(', ') || terms.noStones}${ownField}`,
  ];
}

function automaLines({ automa }: View, tongue: Tongue, terms: Twin): string[] {
  if (automa === null) return [];
  return [
    `${terms.automa}: ${terms.vp(automa.vp)}, ${counted(automa.witches, terms.witch, terms.witches)}, ${terms.track} ${automa.track}, rondel ${automa.rondel + 1}`,
    `  ${terms.outer}: ${circle(automa.outer, tongue, terms)}`,
    `  ${terms.inner}: ${circle(automa.inner, tongue, terms)}`,
    `  ${terms.specialists}: ${automa.specialists.map((card) => cardName(card, tongue)).join(', ') || terms.none}; ${terms.stones}: ${automa.stones.map((stone) => stoneName(stone, tongue)).join(', ') || terms.noStones}`,
  ];
}

function circle(spots: readonly Spot[], tongue: Tongue, terms: Twin): string {
  return spots.map((spot) => spotWords(spot, tongue, terms)).join(', ') || terms.none;
}

function spotWords({ place, ritual, scythes, orbs, figures }: Spot, tongue: Tongue, terms: Twin): string {
  if (ritual === null) return placeLabel(place, tongue);
  const on = figures.map((figure) => terms[figure]);
  if (orbs > 0) on.unshift(counted(orbs, terms.orb, terms.orbs));
  if (scythes > 0) on.unshift(counted(scythes, terms.scythe, terms.scythes));
  return `${placeLabel(place, tongue)} + ${cardName(ritual, tongue)}${on.length > 0 ? ` [${on.join(', ')}]` : ''}`;
}

/** Cost, VP, keywords, and what the card does in each way it can be played. */
function handCard(card: string, tongue: Tongue, terms: Twin, text: CardText): string {
  const { vp, keywords } = isRitual(card) ? ritualOf(card) : personOf(card);
  const facts = [text.bag(costOf(card)), text.bag({ vp }), ...keywords.map(text.keyword)].join('; ');
  const effect = isRitual(card)
    ? text.ritual(card)
    : `${terms.asSpecialist}: ${text.specialist(card)} ${terms.asCouncil}: ${text.council(card)}`;
  return `${cardName(card, tongue)} (${facts}). ${effect}`;
}
