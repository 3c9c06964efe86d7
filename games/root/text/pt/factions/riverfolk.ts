import { counted, list, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked, type Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Service, services } from '../../../data/riverfolk.ts';
import type { Box } from '../../../rules/boards/riverfolk.ts';
import type { Purpose, RiverfolkAsk, RiverfolkEvent, RiverfolkMove } from '../../../rules/vocabulary/riverfolk.ts';
import type { FactionText, Words } from '../../type.ts';
import { cardName, someWarriors } from '../phrases/phrases.ts';

export const serviceNames: { readonly [service in Service]: string } = {
  'hand-card': 'Carta da Mão',
  riverboats: 'Botes',
  mercenaries: 'Mercenários',
};
const purposes: { readonly [purpose in Purpose]: string } = {
  move: 'De quem é o guerreiro que você compromete para mover?',
  battle: 'De quem é o guerreiro que você compromete para batalhar?',
  draw: 'De quem é o guerreiro que você compromete para comprar uma carta?',
  craft: 'De quem é o guerreiro que você compromete para criar?',
  recruit: 'De quem é o guerreiro que você gasta para recrutar?',
};
const of = (owner: Seat, seat: Seat, count: number, say: Say) =>
  owner === seat
    ? `${someWarriors(count)} da própria facção`
    : `${someWarriors(count)} ${owner === say.me ? 'seu' : `de ${whoIn(owner, say)}`}${owner === say.me && count > 1 ? 's' : ''}`;
const priceList = (prices: readonly number[]) =>
  services.map((service, i) => `${serviceNames[service]} ${prices[i] ?? 0}`).join(', ');
const inBox = (box: Box, say: Say<Words>) =>
  list(
    box.flatMap((count, owner) =>
      count > 0 ? [`${count} ${owner === say.me ? (count === 1 ? 'seu' : 'seus') : `de ${say.who(owner)}`}`] : [],
    ),
    'vazio',
  );

export const riverfolk: FactionText<RiverfolkAsk, RiverfolkMove, RiverfolkEvent> = {
  asks: {
    'riverfolk.first-warriors': ({ left }) =>
      asked(
        `Guerreiro em que clareira? (${left})`,
        `Escolha uma clareira de rio para um guerreiro (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
      ),
    'riverfolk.price': ({ service }) => `${serviceNames[service]}: qual é o preço?`,
    'riverfolk.daylight': ({ funds }) => `Dia: ${counted(funds, 'guerreiro', 'guerreiros')} nos fundos`,
    'riverfolk.fund': (it) => asked('De quem é o guerreiro usado?', purposes[it.for]),
    'riverfolk.space': ({ card, left }) =>
      asked(
        `Espaço de qual naipe? (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
        `${cardName(card)}: um espaço livre de qual naipe? (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
      ),
    'riverfolk.recruit-where': asked('Recrutar em que clareira?', 'Escolha a clareira de rio em que você recruta'),
    'riverfolk.establish-where': 'Onde fica o entreposto comercial?',
    'riverfolk.disruption': ({ left }) =>
      asked(
        `Que guerreiro sai dos fundos? (${left})`,
        `Entreposto perdido: de quem é o guerreiro que sai dos fundos? (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
      ),
    'riverfolk.buy-card': asked('Que carta você compra?', 'Escolha a carta que você compra dos Ribeirinhos'),
  },
  moves: {
    'riverfolk.buy': ({ service, price }) => `Comprar dos Ribeirinhos: ${serviceNames[service]}, por ${price}`,
    'riverfolk.draw': 'Comprar uma carta do baralho',
    'riverfolk.export': ({ card }) => `Exportar ${cardName(card)}: um guerreiro nos pagamentos, sem o efeito`,
    'riverfolk.establish': 'Abrir um entreposto comercial',
    'riverfolk.price': ({ price }) => someWarriors(price),
  },
  events: {
    'riverfolk.prices': ({ seat, prices }, say) => `${who(seat, say)} marca os preços: ${priceList(prices)}`,
    'riverfolk.bought': ({ seat, service, price }, say) =>
      `${who(seat, say)} compra dos Ribeirinhos, por ${price}: ${serviceNames[service]}`,
    'riverfolk.sold-card': ({ seat, to, card }, say) =>
      `${who(seat, say)} entrega ${cardName(card)} a ${whoIn(to, say)}`,
    'riverfolk.protectionism': ({ seat, count }, say) =>
      `Protecionismo: ${whoIn(seat, say)} põe ${of(seat, seat, count, say)} nos pagamentos`,
    'riverfolk.gathered': ({ seat, count, funds }, say) =>
      `${who(seat, say)} junta ${someWarriors(count)} aos fundos, que agora têm ${funds}`,
    'riverfolk.committed': ({ seat, owner }, say) => `${who(seat, say)} compromete ${of(owner, seat, 1, say)}`,
    'riverfolk.spent': ({ seat, owner, count }, say) => `${who(seat, say)} gasta ${of(owner, seat, count, say)}`,
    'riverfolk.exported': ({ seat, card }, say) => `${who(seat, say)} exporta ${cardName(card)}`,
    'riverfolk.disrupted': ({ seat, owner, count }, say) =>
      `${who(seat, say)} perde dos fundos ${of(owner, seat, count, say)}`,
  },
  pieces: { 'trade-post': ['entreposto comercial', 'entrepostos comerciais'] },
  why: { 'trade-post': 'um entreposto comercial', dividends: 'os dividendos' },
  effects: { 'trade-disruption': 'a perda de um entreposto comercial' },
  clauses: {
    'ROOT-11.2.1':
      'Os Ribeirinhos criam durante o Dia pondo fundos em espaços vazios das trilhas de entrepostos, um por símbolo e do mesmo naipe. Um espaço fica vazio quando o entreposto dele vai ao mapa, e assim continua se ele for removido.',
    'ROOT-11.2.2': 'Rios são caminhos para os Ribeirinhos, e por um rio eles movem sem precisar governar.',
    'ROOT-11.2.3': 'A mão dos Ribeirinhos fica aberta para todos. Uma carta ao acaso sai dela como de uma mão oculta.',
    'ROOT-11.2.4':
      'Os fundos são os guerreiros, de qualquer facção, na caixa de fundos. Comprometer um é movê-lo para os comprometidos ou para um espaço da trilha; gastar um é devolvê-lo ao suprimento do dono.',
    'ROOT-11.2.5':
      'Um entreposto removido sai do jogo, e metade dos guerreiros dos fundos, arredondada para cima e à escolha dos Ribeirinhos, volta aos suprimentos.',
    'ROOT-11.2.6':
      'Qualquer outro jogador pode comprar no começo do próprio Amanhecer um serviço, e mais um por clareira com um entreposto e uma peça sua. Paga o preço com guerreiros do suprimento, que vão para os pagamentos; o Malandro exaure itens, e os Ribeirinhos põem guerreiros próprios.',
    'ROOT-11.2.7': 'Serviços: uma carta da mão, quantas vezes quiser; botes e mercenários, uma vez por turno cada um.',
    'ROOT-11.2.7.1':
      'Botes: até o fim do turno, rios são caminhos para o comprador, que ainda precisa governar a origem ou o destino.',
    'ROOT-11.2.7.2':
      'Mercenários: no Dia e no Anoitecer, os guerreiros ribeirinhos contam como do comprador para governar e batalhar, nunca contra os Ribeirinhos. O comprador não os move, não os conta para o domínio e só os perde por danos.',
    'ROOT-11.2.7.3':
      'Os danos do comprador se dividem: o primeiro, o terceiro e o quinto nos guerreiros dele, os outros nos mercenários, até um dos grupos acabar. As outras peças dele vêm depois.',
    'ROOT-11.2.7.4':
      'O Malandro não contrata mercenários. Se um mercenário cai numa batalha contra ele, a facção do comprador fica hostil.',
    'ROOT-11.3':
      'Preparação: quatro guerreiros em clareiras de rio, três nos pagamentos, nove entrepostos nas trilhas, e os três preços.',
    'ROOT-11.4':
      'Amanhecer: com os pagamentos vazios, dois guerreiros próprios vão para lá; com um entreposto no mapa, 1 PV a cada dois guerreiros nos fundos; depois tudo o que está no tabuleiro vai para os fundos.',
    'ROOT-11.5':
      'Dia, em qualquer ordem: comprometa 1 para mover, batalhar ou comprar uma carta; crie, ou exporte a carta por um guerreiro nos pagamentos; gaste 1 para recrutar num rio; gaste 2 de quem governa uma clareira sem entreposto para abrir um ali com um guerreiro, por 2 PV.',
    'ROOT-11.6': 'Anoitecer: descarte até ficar com cinco cartas e marque os preços de novo. Não se compra carta.',
  },
  board: ({ open }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'riverfolk') return [];
    const [foxes = 0, rabbits = 0, mice = 0] = board.posts;
    const onSpaces = board.spaces.flat().reduce((sum, count) => sum + count, 0);
    return [
      `Preços: ${priceList(board.prices)}`,
      `Pagamentos: ${inBox(board.payments, say)}; fundos: ${inBox(board.funds, say)}; comprometidos: ${inBox(board.committed, say)}; nos espaços das trilhas: ${onSpaces}`,
      `Entrepostos nas trilhas: ${foxes} de raposa, ${rabbits} de coelho, ${mice} de rato`,
    ];
  },
};
