/** What happened, in English. */
import { counted } from '@tavola/games/text/en.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { LookedAt } from '../../rules/state/moves.ts';
import { namesIn } from '../names.ts';
import { namedEvents, worldOf } from '../sentences.ts';
import type { Text } from '../type.ts';
import { words } from './words.ts';

const { card, place, node, whom, spot, list, target, terms, faces, rolled } = namesIn(words);
const lost = (seat: number | null, say: Say) => (seat === null ? 'The bandits' : say.who(seat));
const from = (where: string | number, say: Say) => {
  if (typeof where === 'number') return whom(where, say);
  return { reliquary: 'the Reliquary', deck: 'the relic deck' }[where] ?? place(where);
};

export const events: Text['events'] = {
  ...namedEvents(words),
  round: ({ round }) => `${words.round(round)} begins.`,
  turn: ({ seat }, say) => `${say.who(seat)}: the turn begins.`,
  'secrets-turned': ({ seat, n, up }, say) =>
    `${say.who(seat)} turned ${words.secrets(n)} ${up ? 'faceup' : 'facedown'}.`,
  killed: ({ n, from: a }, say) => `${words.warbands(n)} died (${spot(a, say)}).`,
  supply: ({ seat, from: a, to }, say) =>
    `${say.who(seat)} ${to < a ? 'spent' : 'regained'} ${Math.abs(to - a)} Supply and had ${to} left.`,
  replaced: ({ seat, n, role }, say) =>
    `${say.who(seat)}: ${words.warbands(n)} ${role === 'citizen' ? 'turned purple' : 'are back in their own colour'}.`,
  used: ({ seat, card: id }, say) => `${lost(seat, say)} used ${card(id)}.`,
  searched: ({ seat, pile, n, cards }, say) =>
    `${say.who(seat)} drew ${n} from the ${words.piles[pile]}${cards && cards.length > 0 ? `: ${list(cards.map(card))}` : ''}.`,
  'vision-drawn': ({ seat, drawn }, say) => `${say.who(seat)} drew a Vision; Visions drawn: ${drawn}.`,
  shown: ({ seat, cards }, say) => `${say.who(seat)} showed ${list(cards.map(card))}.`,
  kept: ({ seat, card: id }, say) => `${say.who(seat)} kept ${id === undefined ? 'a card' : card(id)}.`,
  played: ({ seat, card: id, to }, say) =>
    `${say.who(seat)} played ${card(id)} ${to === 'advisers' ? 'as an adviser' : to === 'vision' ? 'faceup' : `to ${place(to)}`}.`,
  'played-facedown': ({ seat, card: id }, say) =>
    `${say.who(seat)} got a facedown adviser${id === undefined ? '' : `: ${card(id)}`}.`,
  discarded: ({ pile, card: id }) => `${id === undefined ? 'A card' : card(id)} went to the ${words.piles[pile]}.`,
  removed: ({ card: id }) => `${card(id)} left the game.`,
  mustered: ({ seat, card: id }, say) => `${say.who(seat)} mustered on ${card(id)}.`,
  traded: ({ seat, card: id, what }, say) =>
    `${say.who(seat)} traded with ${card(id)} for ${what === 'favor' ? 'favor' : 'secrets'}.`,
  'journey-failed': ({ seat, to }, say) =>
    `${say.who(seat)} was sent to ${place(to)}, lacked the Supply for it, and stayed.`,
  travelled: ({ seat, to, forced }, say) =>
    `${say.who(seat)} ${forced ? 'had to travel' : 'travelled'} to ${place(to)}.`,
  'placed-pawn': ({ seat, to }, say) => `${say.who(seat)} put the pawn on ${place(to)}.`,
  'revealed-site': ({ site }) => `A site was turned up: ${card(site)}.`,
  'moved-card': ({ card: id, to, seat }, say) =>
    `${card(id)} moved to ${to === 'advisers' ? `the advisers (${whom(seat, say)})` : place(to)}.`,
  'moved-pile': ({ from: a, to }) => `The ${words.piles[a]} was put on top of the ${words.piles[to]}.`,
  dispossessed: ({ card: id }) => `${card(id)} joined the Dispossessed.`,
  repaired: ({ seat, card: id }, say) => `${say.who(seat)} repaired an edifice: ${card(id)}.`,
  swapped: ({ cards: [a, b] }) => `${card(a)} and ${card(b)} changed places.`,
  looked: ({ seat, at, n, cards }, say) =>
    `${say.who(seat)} looked at ${n === 1 ? 'a facedown card' : `${n} facedown cards`} (${looked(at, say)})${cards && cards.length > 0 ? `: ${list(cards.map(place))}` : ''}.`,
  peeked: ({ seat, at, card: id }, say) =>
    `${say.who(seat)} looked at a relic (${at === 'reliquary' ? 'Reliquary' : at === 'relic-deck' ? 'relic deck' : place(at)})${id === undefined ? '' : `: ${card(id)}`}.`,
  'took-relic': ({ seat, relic, from: a }, say) => `${say.who(seat)} took ${card(relic)} from ${from(a, say)}.`,
  'buried-relic': ({ seat, relic }, say) =>
    `${say.who(seat)} put ${relic === undefined ? 'a relic' : card(relic)} under the relic deck.`,
  gave: ({ from: a, to, what }, say) => `${say.who(a)} gave ${card(what)} to ${whom(to, say)}.`,
  'took-banner': ({ seat, banner, how }, say) =>
    `${say.who(seat)} ${{ recovered: 'recovered', seized: 'seized', given: 'received' }[how]} the ${words.banners[banner]}.`,
  mob: "The People's Favor turned to its Mob side.",
  title: ({ seat }, say) => `The title passed on. Oathkeeper: ${whom(seat, say)}.`,
  usurper: ({ seat }, say) => `The title turned. Usurper: ${whom(seat, say)}.`,
  rolled: ({ seat, faces: of }, say) => `${say.who(seat)} rolled: ${faces(of)}.`,
  campaign: ({ seat, defender }, say) =>
    `${say.who(seat)} attacked ${defender === null ? words.bandits : whom(defender, say)}.`,
  targets: ({ targets }) => `Targets: ${list(targets.map(target))}.`,
  ally: ({ seat }, say) => `${say.who(seat)} joined as an Ally.`,
  pools: ({ attack, defense }) => `Attack ${words.dice(attack)}, defense ${words.dice(defense)}.`,
  'defense-roll': ({ faces: of, total }) => `Defense ${total}${rolled(of)}.`,
  'attack-roll': ({ faces: of, total, skulls }) =>
    `Attack ${total}${rolled(of)}${skulls > 0 ? `; skulls: ${skulls}` : ''}.`,
  sacrificed: ({ seat, n, attack }, say) => `${say.who(seat)} sacrificed ${words.warbands(n)}: attack ${attack}.`,
  'won-campaign': ({ seat, attack, defense }, say) => `${lost(seat, say)} won the campaign, ${attack} to ${defense}.`,
  proposed: ({ from: a, to, gives, wants }, say) =>
    `${say.who(a)} proposed to ${whom(to, say)}: give ${terms(gives)}, get ${terms(wants)}.`,
  agreed: ({ seats: [a = 0, b = 0] }, say) => `${say.who(a)} and ${whom(b, say)} agreed.`,
  declined: ({ seat }, say) => `${say.who(seat)} ended the negotiation.`,
  'offered-citizenship': ({ from: a, to, slot }, say) =>
    `${say.who(a)} offered Citizenship to ${whom(to, say)}, with Reliquary slot ${slot + 1}.`,
  showed: ({ from: a, to, what, card: id }, say) =>
    `${say.who(a)} showed ${id === undefined ? { relic: 'a relic', adviser: 'a facedown adviser' }[what] : card(id)} to ${whom(to, say)}.`,
  became: ({ seat, role }, say) => `${say.who(seat)} became ${role === 'citizen' ? 'a Citizen' : 'an Exile'}.`,
  'act-ended': ({ seat }, say) => `${say.who(seat)}: the Act Phase ended.`,
  'end-die': ({ roll, ends }) => `End die: ${roll}. The game ${ends ? 'is over' : 'goes on'}.`,
  won: ({ seat }, say) => `${say.who(seat)} won the game.`,
  chronicle: ({ seat }, say) => `The Chronicle: ${whom(seat, say)} will be the next Chancellor.`,
  vowed: ({ seat, oath }, say) => `${say.who(seat)} vowed the ${words.oaths[oath]}.`,
  built: ({ seat, card: id, site, instead }, say) =>
    `${say.who(seat)} built ${card(id)} at ${place(site)} in place of ${card(instead)}.`,
  'sites-left': ({ sites }) =>
    sites.length === 0 ? 'Every site stayed.' : `These sites are gone: ${list(sites.map(place))}.`,
  decayed: ({ card: id, site }) => `The edifice at ${place(site)} fell to ruin: ${card(id)}.`,
  'new-map': ({ sites }) =>
    `The map of the next game: ${list(worldOf(words, sites, (n) => counted(n, 'facedown site', 'facedown sites')))}.`,
  'archive-opened': ({ suits }) =>
    `New denizens join the world: ${list(suits.map(({ suit: id, n }) => `${n} ${words.suits[id]}`))}.`,
  healed: ({ suit: id, n }) =>
    `The Archive is short: ${n} ${words.suits[id]} of the Dispossessed ${n === 1 ? 'returns' : 'return'} to the world.`,
  'six-dispossessed': ({ n }) => `Sent to the Dispossessed, unseen: ${n}.`,
  'world-saved': ({ game }) => `The world is ready for game ${game}.`,
  'prince-ready': ({ seat }, say) => `${say.who(seat)}: everything is in place.`,
  'prince-threat': ({ seat, threat, node: to }, say) =>
    `${say.who(seat)}: ${words.prince.threats[threat ?? 'none']}${to === null ? '' : `; the tokens go to ${node(to)}`}.`,
  'prince-card': ({ seat, card: id, site }, say) =>
    site === null
      ? `${say.who(seat)}: ${card(id)} can be played nowhere.`
      : `${say.who(seat)} chose ${card(id)} for ${place(site)}.`,
  'prince-marker': ({ seat, suit: id, column, row }, say) =>
    `${say.who(seat)}: ${words.suits[id]} is in row ${row} of the ${words.prince.columns[column]}.`,
  'prince-actions': ({ seat, n }, say) => `${say.who(seat)} takes ${counted(n, 'action')}.`,
  'prince-skips': ({ seat }, say) => `${say.who(seat)} had nothing to do there.`,
  'prince-travels': ({ seat, to }, say) => `${say.who(seat)} sets out for ${place(to)}.`,
  'prince-marches': ({ seat, to, against }, say) =>
    `${say.who(seat)} marches on ${place(to)} against ${against === null ? words.bandits : whom(against, say)}.`,
  tactics: ({ seat, n }, say) =>
    `${say.who(seat)}: tactics ${n > 0 ? `add ${words.dice(n)} of attack` : `remove ${words.dice(-n)} of attack`}.`,
  'tactics-track': ({ seat, to, dice }, say) => `${say.who(seat)}: tactics ${to}, ${words.dice(dice)}.`,
};
function looked(at: LookedAt, say: Say): string {
  if (typeof at === 'object') return `adviser of ${whom(at.adviserOf, say)}`;
  if (at === 'site') return 'site';
  return at === 'dispossessed' ? 'Dispossessed' : words.piles[at];
}
