/** What happened, in Portuguese. */
import { counted } from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { LookedAt } from '../../rules/state/moves.ts';
import { namesIn } from '../names.ts';
import { namedEvents, worldOf } from '../sentences.ts';
import type { Text } from '../type.ts';
import { the, to as toWhom } from './people.ts';
import { words } from './words.ts';

const { card, place, node, whom, spot, list, target, terms, faces, rolled } = namesIn(words);
const lost = (seat: number | null, say: Say) => (seat === null ? 'Os bandidos' : say.who(seat));
const used = (seat: number | null, say: Say) => (seat === null ? 'Os bandidos usaram' : `${say.who(seat)} usou`);
const from = (where: string | number, say: Say) => {
  if (typeof where === 'number') return `de ${whom(where, say)}`;
  return { reliquary: 'do Relicário', deck: 'do baralho de relíquias' }[where] ?? `em ${place(where)}`;
};

export const events: Text['events'] = {
  ...namedEvents(words),
  round: ({ round }) => `${words.round(round)}.`,
  turn: ({ seat }, say) => `${say.who(seat)}: começa o turno.`,
  'secrets-turned': ({ seat, n, up }, say) =>
    `${say.who(seat)} virou ${words.secrets(n)} para ${up ? 'cima' : 'baixo'}.`,
  killed: ({ n, from: a }, say) => `${n === 1 ? 'Morreu' : 'Morreram'} ${words.warbands(n)} (${spot(a, say)}).`,
  supply: ({ seat, from: a, to }, say) =>
    `${say.who(seat)} ${to < a ? 'gastou' : 'recuperou'} ${Math.abs(to - a)} de Suprimento e ficou com ${to}.`,
  replaced: ({ seat, n, role }, say) =>
    `${say.who(seat)}: ${words.warbands(n)} ${role === 'citizen' ? 'em roxo' : 'na própria cor'}.`,
  used: ({ seat, card: id }, say) => `${used(seat, say)} ${card(id)}.`,
  searched: ({ seat, pile, n, cards }, say) =>
    `${say.who(seat)} comprou ${n} do ${words.piles[pile]}${cards && cards.length > 0 ? `: ${list(cards.map(card))}` : ''}.`,
  'vision-drawn': ({ seat, drawn }, say) => `${say.who(seat)} comprou uma Visão; Visões compradas: ${drawn}.`,
  shown: ({ seat, cards }, say) => `${say.who(seat)} mostrou ${list(cards.map(card))}.`,
  kept: ({ seat, card: id }, say) => `${say.who(seat)} ficou com ${id === undefined ? 'uma carta' : card(id)}.`,
  played: ({ seat, card: id, to }, say) =>
    `${say.who(seat)} jogou ${card(id)} ${to === 'advisers' ? 'como conselheiro' : to === 'vision' ? 'virada para cima' : `em ${place(to)}`}.`,
  'played-facedown': ({ seat, card: id }, say) =>
    `${say.who(seat)} recebeu um conselheiro virado para baixo${id === undefined ? '' : `: ${card(id)}`}.`,
  discarded: ({ pile, card: id }) => `${id === undefined ? 'Uma carta' : card(id)} foi para o ${words.piles[pile]}.`,
  removed: ({ card: id }) => `${card(id)}: fora do jogo.`,
  mustered: ({ seat, card: id }, say) => `${say.who(seat)} recrutou em ${card(id)}.`,
  traded: ({ seat, card: id, what }, say) =>
    `${say.who(seat)} negociou com ${card(id)} por ${what === 'favor' ? 'influência' : 'segredos'}.`,
  'journey-failed': ({ seat, to }, say) =>
    `${say.who(seat)}: destino ${place(to)}, mas faltou Suprimento para a viagem.`,
  travelled: ({ seat, to, forced }, say) =>
    `${say.who(seat)} ${forced ? 'teve de viajar' : 'viajou'} até ${place(to)}.`,
  'placed-pawn': ({ seat, to }, say) => `${say.who(seat)} pôs a peça em ${place(to)}.`,
  'revealed-site': ({ site }) => `Local revelado: ${card(site)}.`,
  'moved-card': ({ card: id, to, seat }, say) =>
    `${card(id)} foi para ${to === 'advisers' ? `os conselheiros de ${whom(seat, say)}` : place(to)}.`,
  'moved-pile': ({ from: a, to }) => `O ${words.piles[a]} foi posto em cima do ${words.piles[to]}.`,
  dispossessed: ({ card: id }) => `${card(id)} foi para os Excluídos.`,
  repaired: ({ seat, card: id }, say) => `${say.who(seat)} reparou uma estrutura: ${card(id)}.`,
  swapped: ({ cards: [a, b] }) => `Trocaram de lugar: ${card(a)} e ${card(b)}.`,
  looked: ({ seat, at, n, cards }, say) =>
    `${say.who(seat)} olhou ${n === 1 ? 'uma carta virada para baixo' : `${n} cartas viradas para baixo`} (${looked(at, say)})${cards && cards.length > 0 ? `: ${list(cards.map(place))}` : ''}.`,
  peeked: ({ seat, at, card: id }, say) =>
    `${say.who(seat)} olhou uma relíquia (${at === 'reliquary' ? 'Relicário' : at === 'relic-deck' ? 'baralho de relíquias' : place(at)})${id === undefined ? '' : `: ${card(id)}`}.`,
  'took-relic': ({ seat, relic, from: a }, say) => `${say.who(seat)} tomou ${card(relic)} ${from(a, say)}.`,
  'buried-relic': ({ seat, relic }, say) =>
    `${say.who(seat)} pôs no fundo do baralho de relíquias: ${relic === undefined ? 'uma relíquia' : card(relic)}.`,
  gave: ({ from: a, to, what }, say) => `${say.who(a)} deu ${card(what)} ${toWhom(to, say)}.`,
  'took-banner': ({ seat, banner, how }, say) =>
    `${say.who(seat)} ${{ recovered: 'recuperou', seized: 'tomou', given: 'recebeu' }[how]} o ${words.banners[banner]}.`,
  mob: 'O Apoio Popular virou para o lado Turba.',
  title: ({ seat }, say) => `O título mudou. Guardião do Juramento: ${whom(seat, say)}.`,
  usurper: ({ seat }, say) => `O título virou. Usurpador: ${whom(seat, say)}.`,
  rolled: ({ seat, faces: of }, say) => `${say.who(seat)} rolou: ${faces(of)}.`,
  campaign: ({ seat, defender }, say) =>
    `${say.who(seat)} atacou ${defender === null ? words.bandits : the(defender, say)}.`,
  targets: ({ targets }) => `Alvos: ${list(targets.map(target))}.`,
  ally: ({ seat }, say) => `${say.who(seat)} entrou como Aliado.`,
  pools: ({ attack, defense }) => `Ataque ${words.dice(attack)}, defesa ${words.dice(defense)}.`,
  'defense-roll': ({ faces: of, total }) => `Defesa ${total}${rolled(of)}.`,
  'attack-roll': ({ faces: of, total, skulls }) =>
    `Ataque ${total}${rolled(of)}${skulls > 0 ? `; caveiras: ${skulls}` : ''}.`,
  sacrificed: ({ seat, n, attack }, say) => `${say.who(seat)} sacrificou ${words.warbands(n)}: ataque ${attack}.`,
  'won-campaign': ({ seat, attack, defense }, say) =>
    `${lost(seat, say)} ${seat === null ? 'venceram' : 'venceu'} a campanha, ${attack} a ${defense}.`,
  proposed: ({ from: a, to, gives, wants }, say) =>
    `${say.who(a)} propôs ${toWhom(to, say)}: dá ${terms(gives)}, recebe ${terms(wants)}.`,
  agreed: ({ seats: [a = 0, b = 0] }, say) => `Acordo fechado: ${whom(a, say)} e ${whom(b, say)}.`,
  declined: ({ seat }, say) => `${say.who(seat)} encerrou a negociação.`,
  'offered-citizenship': ({ from: a, to, slot }, say) =>
    `${say.who(a)} ofereceu Cidadania ${toWhom(to, say)}, com o nicho ${slot + 1} do Relicário.`,
  showed: ({ from: a, to, what, card: id }, say) =>
    `${say.who(a)} mostrou ${id === undefined ? { relic: 'uma relíquia', adviser: 'um conselheiro oculto' }[what] : card(id)} ${toWhom(to, say)}.`,
  became: ({ seat, role }, say) => `${say.who(seat)} agora é ${role === 'citizen' ? 'Cidadão' : 'Exilado'}.`,
  'act-ended': ({ seat }, say) => `${say.who(seat)}: acabou a fase Agir.`,
  'end-die': ({ roll, ends }) => `Dado de fim: ${roll}. A partida ${ends ? 'acabou' : 'continua'}.`,
  won: ({ seat }, say) => `${say.who(seat)} venceu a partida.`,
  chronicle: ({ seat }, say) => `A Crônica. Chanceler da próxima partida: ${whom(seat, say)}.`,
  vowed: ({ seat, oath }, say) => `${say.who(seat)} fez o ${words.oaths[oath]}.`,
  built: ({ seat, card: id, site, instead }, say) =>
    `${say.who(seat)} construiu ${card(id)} em ${place(site)}, no lugar de ${card(instead)}.`,
  'sites-left': ({ sites }) =>
    sites.length === 0 ? 'Todos os locais ficaram.' : `Estes locais se foram: ${list(sites.map(place))}.`,
  decayed: ({ card: id, site }) => `A estrutura em ${place(site)} virou ruína: ${card(id)}.`,
  'new-map': ({ sites }) =>
    `O mapa da próxima partida: ${list(worldOf(words, sites, (n) => counted(n, 'local oculto', 'locais ocultos')))}.`,
  'archive-opened': ({ suits }) =>
    `Novos habitantes entram no mundo: ${list(suits.map(({ suit: id, n }) => `${n} ${words.suits[id]}`))}.`,
  healed: ({ suit: id, n }) =>
    `O Arquivo não basta: ${n} dos Excluídos ${n === 1 ? 'volta' : 'voltam'} ao mundo (${words.suits[id]}).`,
  'six-dispossessed': ({ n }) => `Foram aos Excluídos, sem ninguém ver: ${n}.`,
  'world-saved': ({ game }) => `O mundo está pronto para a partida ${game}.`,
  'prince-ready': ({ seat }, say) => `${say.who(seat)}: tudo no lugar.`,
  'prince-threat': ({ seat, threat, node: to }, say) =>
    `${say.who(seat)}: ${words.prince.threats[threat ?? 'none']}${to === null ? '' : `; os marcadores vão para ${node(to)}`}.`,
  'prince-card': ({ seat, card: id, site }, say) =>
    site === null
      ? `${say.who(seat)}: ${card(id)} não pode ser jogada em nenhum local.`
      : `${say.who(seat)} escolheu ${card(id)} para ${place(site)}.`,
  'prince-marker': ({ seat, suit: id, column, row }, say) =>
    `${say.who(seat)}: ${words.suits[id]} está na fileira ${row} dos ${words.prince.columns[column]}.`,
  'prince-actions': ({ seat, n }, say) => `${say.who(seat)} faz ${counted(n, 'ação', 'ações')}.`,
  'prince-skips': ({ seat }, say) => `${say.who(seat)} não tinha o que fazer ali.`,
  'prince-travels': ({ seat, to }, say) => `${say.who(seat)} parte para ${place(to)}.`,
  'prince-marches': ({ seat, to, against }, say) =>
    `${say.who(seat)} marcha até ${place(to)} contra ${against === null ? words.bandits : whom(against, say)}.`,
  tactics: ({ seat, n }, say) =>
    `${say.who(seat)}: as táticas ${n > 0 ? `somam ${words.dice(n)} de ataque` : `tiram ${words.dice(-n)} de ataque`}.`,
  'tactics-track': ({ seat, to, dice }, say) => `${say.who(seat)}: táticas ${to}, ${words.dice(dice)}.`,
};
function looked(at: LookedAt, say: Say): string {
  if (typeof at === 'object') return `conselheiro: ${whom(at.adviserOf, say)}`;
  if (at === 'site') return 'local';
  return at === 'dispossessed' ? 'Excluídos' : words.piles[at];
}
