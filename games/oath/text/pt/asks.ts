/** What Oath asks, in Portuguese. */
import { capital } from '@tavola/games/text/capital.ts';
import { asked, type Say } from '@tavola/kernel/face/text.ts';
import { namesIn } from '../names.ts';
import type { Text } from '../type.ts';
import { of, the, to } from './people.ts';
import { outsideAsks } from './real.ts';
import { words } from './words.ts';

const { card, place, spot, rolled } = namesIn(words);

/** "Ana · ataque · dado 2 de 5" */
const whose = (what: string, seat: number | null, say: Say) =>
  asked(capital(what), `${seat === null ? capital(words.bandits) : say.who(seat)} · ${what}`);

export const asks: Text['asks'] = {
  ...outsideAsks,
  'draw-world': (ask, say) =>
    typeof ask === 'string'
      ? asked('Compre do baralho do mundo', 'Compre a próxima carta do baralho do mundo')
      : asked(
          `Busca: carta ${ask.n} de ${ask.of}`,
          `${say.who(ask.seat)} · busca · carta ${ask.n} de ${ask.of} do baralho do mundo`,
        ),
  'draw-discard': 'Compre a carta do topo do descarte',
  'draw-relic': 'Compre a relíquia do topo',
  'deal-relic': asked('Ponha a relíquia do topo', 'Ponha a relíquia do topo virada para baixo'),
  'draw-dispossessed': asked('Compre uma carta dos Excluídos', 'Compre ao acaso uma carta dos Excluídos'),
  'attack-die': ({ seat, n, of: dice }, say) => whose(`ataque · dado ${n} de ${dice}`, seat, say),
  'defense-die': ({ seat, n, of: dice }, say) => whose(`defesa · dado ${n} de ${dice}`, seat, say),
  'end-die': 'Role o dado de fim',
  pawn: 'Onde começa a sua peça?',
  keep: ({ of }) =>
    of === 'setup'
      ? asked('Qual será seu conselheiro?', 'Qual carta será seu conselheiro virado para baixo?')
      : 'Com qual carta você fica?',
  'discard-order': 'Qual carta você descarta primeiro?',
  'favor-short': asked('Onde vai a próxima influência?', 'Falta influência: onde vai a próxima?'),
  'peoples-favor': asked('Ponha ou tire 1 influência', 'Apoio Popular: ponha ou tire 1 influência'),
  opportunity: ({ site }) => asked('Pegar um marcador?', `${card(site)}: pegar um marcador?`),
  act: 'Sua vez: o que você faz?',
  modifiers: ({ of }) => `Usar carta para ${words.modified[of]}?`,
  search: 'Onde explorar?',
  play: 'O que fazer com a carta?',
  'discard-first': ({ by, site }) =>
    asked('Descartar uma carta antes?', `${card(by)}: descartar uma carta antes? (${place(site)})`),
  'over-limit': 'Conselheiros demais: qual sai?',
  conspiracy: asked('Queimar um segredo e tomar algo?', 'Queimar um segredo para tomar algo?'),
  muster: 'Em qual carta recrutar?',
  trade: asked('Com qual carta negociar?', 'Com qual carta negociar, e em troca de quê?'),
  recover: 'O que recuperar?',
  'recover-amount': ({ banner }) => `Quanto no ${words.banners[banner]}?`,
  'recover-bank': asked('Em qual reserva começa?', 'Em qual reserva começa a influência antiga?'),
  travel: 'Para onde viajar?',
  send: ({ seat }, say) => `Para onde vai ${seat === say.me ? 'a sua peça' : `a peça ${of(seat, say)}`}?`,
  toll: ({ to, favor, flip }) =>
    asked(
      'Pagar o caminho?',
      `Pagar o caminho até ${place(to)}: ${[favor > 0 ? words.favor(favor) : '', flip > 0 ? `virar ${words.secrets(flip)}` : ''].filter(Boolean).join(', ')}?`,
    ),
  defender: 'Quem você ataca?',
  targets: 'Quais são os alvos?',
  dice: 'Quantos dados de ataque rolar?',
  ally: ({ defender }, say) => `Entrar como Aliado ${of(defender, say)}?`,
  'allow-ally': ({ seat }, say) => `Aceitar ${the(seat, say)} como Aliado?`,
  plan: ({ side }) => asked('Usar um plano de batalha?', `Usar um plano de batalha como ${words.fighting[side]}?`),
  sacrifice: ({ attack, defense }) =>
    asked(
      `${attack} contra ${defense}: sacrificar tropas?`,
      `Ataque ${attack}, defesa ${defense}: sacrificar tropas para vencer?`,
    ),
  losses: ({ from, left }, say) =>
    asked(
      `Quantas das ${left} morrem aqui?`,
      `${left === 1 ? '1 tropa deve' : `${left} tropas devem`} morrer: quantas aqui? (${spot(from, say)})`,
    ),
  place: ({ site, from }) =>
    from === undefined
      ? asked('Quantas tropas ficam?', `Quantas tropas ficam em ${place(site)}?`)
      : asked('Quantas tropas seguem?', `Quantas tropas seguem? (${place(from)} → ${place(site)})`),
  banish: ({ seat }, say) => `Banir a peça ${of(seat, say)}?`,
  'burn-favor': ({ seat, favor }, say) =>
    asked(`Queimar ${words.favor(favor)}?`, `Queimar ${words.favor(favor)} ${of(seat, say)}?`),
  rest: 'Usar uma habilidade de Descanso?',
  warbands: 'Quais tropas mover?',
  permit: ({ seat, what, n }, say) =>
    ({
      lift: asked(
        `Deixar retirar ${words.warbands(n)}?`,
        `Permitir que ${the(seat, say)} retire ${words.warbands(n)} do local?`,
      ),
      give: `Aceitar ${words.warbands(n)} ${of(seat, say)}?`,
      take: `Dar ${words.warbands(n)} ${to(seat, say)}?`,
    })[what],
  'offer-citizenship': 'A quem oferecer Cidadania?',
  'offer-relic': asked('Qual relíquia vai junto?', 'Qual relíquia do Relicário vai junto?'),
  propose: ({ to: partner }, say) => `O que propor ${to(partner, say)}?`,
  answer: ({ from }, say) => `Resposta à proposta ${of(from, say)}?`,
  exile: 'Qual Cidadão você exila?',
  'turn-purple': ({ left }) =>
    asked(
      `Quantas viram roxas aqui? (${left})`,
      `${left === 1 ? 'Resta 1 tropa roxa' : `Restam ${left} tropas roxas`}: quantas mudam de cor aqui?`,
    ),
  title: asked('Quem será o Guardião?', 'Quem será o Guardião do Juramento?'),
  order: ({ of }) => (of === 'victory' ? 'Qual recompensa vem primeiro?' : 'Qual carta vai primeiro?'),
  vow: asked('Juramento da próxima partida?', 'Com qual juramento começa a próxima partida?'),
  'offer-place': ({ seat }, say) =>
    asked(`Oferecer lugar ${to(seat, say)}?`, `Oferecer ${to(seat, say)} um lugar de Cidadão na próxima partida?`),
  'take-place': ({ from }, say) =>
    asked('Ser Cidadão na próxima partida?', `Começar a próxima partida como Cidadão ${of(from, say)}?`),
  build: asked('Construir ou reparar?', 'Construir ou reparar uma estrutura?'),
  'world-suit': asked('Qual naipe traz novos habitantes?', 'Qual naipe traz três novos habitantes ao mundo?'),
  'heal-suit': asked('Qual naipe volta ao mundo?', 'Qual naipe dos Excluídos volta ao mundo?'),
  'prince-look': ({ from }, say) =>
    asked('Olhar a relíquia oferecida?', `${say.who(from)} oferece Cidadania e uma relíquia: olhar a relíquia?`),
  'prince-take': asked('Aceitar e virar Cidadão?', 'Ficar com a relíquia e virar Cidadão?'),
  reaction: ({ card: id, faces = [] }) => asked(`Usar ${card(id)}?`, `Usar ${card(id)}?${rolled(faces)}`),
  power: ({ card: id, part, roll }) => {
    const title = words.cards[id]?.asks?.[part] ?? part;
    return asked(title, `${card(id)}: ${title}${roll === undefined ? '' : ` (${roll})`}`);
  },
};
