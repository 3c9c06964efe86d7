/** What Oath asks, in Portuguese. */
import { namesIn } from '../names.ts';
import type { Text } from '../type.ts';
import { of, the, to } from './people.ts';
import { outsideAsks } from './real.ts';
import { words } from './words.ts';

const { card, place, spot, rolled } = namesIn(words);

export const asks: Text['asks'] = {
  ...outsideAsks,
  'draw-world': 'Compre a próxima carta do baralho do mundo',
  'draw-discard': 'Compre a carta do topo do descarte',
  'draw-relic': 'Compre a relíquia do topo',
  'deal-relic': 'Ponha a relíquia do topo virada para baixo',
  'draw-dispossessed': 'Compre ao acaso uma carta dos Excluídos',
  'attack-die': 'Role um dado de ataque',
  'defense-die': 'Role um dado de defesa',
  'end-die': 'Role o dado de fim',
  pawn: 'Onde começa a sua peça?',
  keep: ({ of }) =>
    of === 'setup' ? 'Qual carta será seu conselheiro virado para baixo?' : 'Com qual carta você fica?',
  'discard-order': 'Qual carta você descarta primeiro?',
  'favor-short': 'Falta influência: onde vai a próxima?',
  'peoples-favor': 'Apoio Popular: ponha ou tire 1 influência',
  opportunity: ({ site }) => `${card(site)}: pegar um marcador?`,
  act: 'Sua vez: o que você faz?',
  modifiers: ({ of }) => `Usar uma carta para ${words.modified[of]}?`,
  search: 'Onde explorar?',
  play: 'O que fazer com a carta?',
  'discard-first': ({ by, site }) => `${card(by)}: descartar uma carta antes? (${place(site)})`,
  'over-limit': 'Conselheiros demais: qual sai?',
  conspiracy: 'Queimar um segredo para tomar algo?',
  muster: 'Em qual carta recrutar?',
  trade: 'Com qual carta negociar, e em troca de quê?',
  recover: 'O que recuperar?',
  'recover-amount': ({ banner }) => `Quanto pôr no ${words.banners[banner]}?`,
  'recover-bank': 'Em qual reserva começa a influência antiga?',
  travel: 'Para onde viajar?',
  send: ({ seat }, say) => `Para onde vai ${seat === say.me ? 'a sua peça' : `a peça ${of(seat, say)}`}?`,
  toll: ({ to, favor, flip }) =>
    `Pagar o caminho até ${place(to)}: ${[favor > 0 ? words.favor(favor) : '', flip > 0 ? `virar ${words.secrets(flip)}` : ''].filter(Boolean).join(', ')}?`,
  defender: 'Quem você ataca?',
  targets: 'Quais são os alvos?',
  dice: 'Quantos dados de ataque rolar?',
  ally: ({ defender }, say) => `Entrar como Aliado ${of(defender, say)}?`,
  'allow-ally': ({ seat }, say) => `Aceitar ${the(seat, say)} como Aliado?`,
  plan: ({ side }) => `Usar um plano de batalha como ${words.fighting[side]}?`,
  sacrifice: ({ attack, defense }) => `Ataque ${attack}, defesa ${defense}: sacrificar tropas para vencer?`,
  losses: ({ from, left }, say) =>
    `${left === 1 ? '1 tropa deve' : `${left} tropas devem`} morrer: quantas aqui? (${spot(from, say)})`,
  place: ({ site, from }) =>
    from === undefined
      ? `Quantas tropas ficam em ${place(site)}?`
      : `Quantas tropas seguem? (${place(from)} → ${place(site)})`,
  banish: ({ seat }, say) => `Banir a peça ${of(seat, say)}?`,
  'burn-favor': ({ seat, favor }, say) => `Queimar ${words.favor(favor)} ${of(seat, say)}?`,
  rest: 'Usar uma habilidade de Descanso?',
  warbands: 'Quais tropas mover?',
  permit: ({ seat, what, n }, say) =>
    ({
      lift: `Permitir que ${the(seat, say)} retire ${words.warbands(n)} do local?`,
      give: `Aceitar ${words.warbands(n)} ${of(seat, say)}?`,
      take: `Dar ${words.warbands(n)} ${to(seat, say)}?`,
    })[what],
  'offer-citizenship': 'A quem oferecer Cidadania?',
  'offer-relic': 'Qual relíquia do Relicário vai junto?',
  propose: ({ to: partner }, say) => `O que propor ${to(partner, say)}?`,
  answer: ({ from }, say) => `Sua resposta à proposta ${of(from, say)}?`,
  exile: 'Qual Cidadão você exila?',
  'turn-purple': ({ left }) =>
    `${left === 1 ? 'Resta 1 tropa roxa' : `Restam ${left} tropas roxas`}: quantas mudam de cor aqui?`,
  title: 'Quem será o Guardião do Juramento?',
  order: ({ of }) => (of === 'victory' ? 'Qual recompensa vem primeiro?' : 'Qual carta vai primeiro?'),
  vow: 'Com qual juramento começa a próxima partida?',
  'offer-place': ({ seat }, say) => `Oferecer ${to(seat, say)} um lugar de Cidadão na próxima partida?`,
  'take-place': ({ from }, say) => `Começar a próxima partida como Cidadão ${of(from, say)}?`,
  build: 'Construir ou reparar uma estrutura?',
  'world-suit': 'Qual naipe traz três novos habitantes ao mundo?',
  'heal-suit': 'Qual naipe dos Excluídos volta ao mundo?',
  'prince-look': ({ from }, say) => `${say.who(from)} oferece Cidadania e uma relíquia: olhar a relíquia?`,
  'prince-take': 'Ficar com a relíquia e virar Cidadão?',
  reaction: ({ card: id, faces = [] }) => `Usar ${card(id)}?${rolled(faces)}`,
  power: ({ card: id, part, roll }) =>
    `${card(id)}: ${words.cards[id]?.asks?.[part] ?? part}${roll === undefined ? '' : ` (${roll})`}`,
};
