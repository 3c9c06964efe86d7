import { list } from '@tavola/games/text/pt.ts';
import type { AutomatonText } from '../../automaton-text.ts';
import { cardName } from '../phrases/phrases.ts';

export const riverfolk: AutomatonText = {
  name: 'Robôs Ribeirinhos',
  about: 'Vendem serviços como as pessoas e pontuam com os guerreiros de quem mais paga.',
  level: (of) => {
    const guards = of('garrison');
    return guards === 0
      ? 'entreposto sem guerreiros'
      : `entreposto com ${guards} ${guards === 1 ? 'guerreiro' : 'guerreiros'}`;
  },
  steps: {
    'AUT-9.5.1': 'Um entreposto',
    'AUT-9.5.2': 'Recrutamento',
    'AUT-9.5.3': 'Organização',
    'AUT-9.5.4': 'Batalha',
    'AUT-9.6.1': 'Pontos dos pagamentos',
  },
  traits: {
    greedy: ['Ganancioso', 'Recebem 1 PV em cada turno em que quem lidera compra deles'],
    involved: ['Envolvido', 'Os guerreiros deles lutam ao lado de todos os inimigos de quem não contrata mercenários'],
    garrison: ['Guarnição', 'Os entrepostos nunca estão indefesos e aumentam o dano que eles podem rolar'],
    ferocious: ['Feroz', 'Os ataques deles causam tudo o que o dado diz, por poucos que sejam'],
  },
  why: { organize: 'organizar-se', payments: 'pagamentos', greedy: 'uma venda a quem lidera' },
  clauses: {
    'AUT-9.2.2':
      'Um entreposto removido volta ao tabuleiro. Quem o remove retira dos pagamentos metade dos próprios guerreiros, arredondando para cima.',
    'AUT-9.2.3':
      'Os outros compram serviços no início do Amanhecer: um, e mais um por clareira com um entreposto e peças suas. Cada um custa 2 guerreiros, a partir de 10 PV 3, a partir de 20 PV 4. Por quem não tem guerreiros pagam os Ribeirinhos.',
    'AUT-9.2.4':
      'Escudo: os pagamentos estão vazios. Espada: não há guerreiros no suprimento. A organização verifica, e vale até o fim do turno.',
    'AUT-9.4.1': 'Amanhecer: o mercado é completado até cinco cartas pela direita; a ordem delas não muda.',
    'AUT-9.4.2':
      'A primeira carta adicionada neste turno que mostra um item disponível é criada por 1 PV e descartada. A ordem é a carta mais à direita.',
    'AUT-9.5.1': 'Construção: um entreposto e um guerreiro numa clareira ordenada sem entreposto.',
    'AUT-9.5.1.I': 'Primeiro onde tem peças quem tem mais guerreiros nos pagamentos.',
    'AUT-9.5.2': 'Recrutamento: um guerreiro em cada clareira ordenada; com um pássaro, em cada clareira de rio.',
    'AUT-9.5.3':
      'Organização: com o escudo ou a espada 1 PV, e dois guerreiros onde eles têm peças e há mais peças inimigas.',
    'AUT-9.5.4': 'Batalha: com o escudo em todas as clareiras; senão, com a espada em cada clareira ordenada.',
    'AUT-9.5.4.I': 'Eles atacam quem tem menos guerreiros nos pagamentos.',
    'AUT-9.6.1': 'Anoitecer: 1 PV por guerreiro de quem tem mais deles nos pagamentos; esses voltam para casa.',
    'AUT-9.6.2': 'Extorsão: com a espada, de cada clareira vão aos pagamentos todos os guerreiros próprios menos dois.',
    'AUT-9.6.3': 'A carta mais à esquerda do mercado é descartada; com o escudo, mais uma.',
    'AUT-T-RIV-1': 'Ganancioso: 1 PV em cada turno em que quem tem mais PV compra um serviço.',
    'AUT-T-RIV-2':
      'Envolvido: no turno de uma pessoa que não contrata mercenários, os guerreiros deles contam como mercenários de todos os inimigos dela. O Malandro pode pagar para mantê-los fora.',
    'AUT-T-RIV-3':
      'Guarnição: na defesa eles nunca estão indefesos, e um entreposto ali aumenta em 1 o máximo que podem rolar.',
    'AUT-T-RIV-4': 'Feroz: no ataque eles causam até 3 danos rolados, por poucos que sejam os guerreiros.',
  },
  board: ({ open }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'riverfolk-robots') return [];
    const paid = board.payments.flatMap((count, owner) =>
      count > 0 ? [`${count} ${owner === say.me ? (count === 1 ? 'seu' : 'seus') : `de ${say.who(owner)}`}`] : [],
    );
    return [`Mercado: ${list(board.market.map(cardName))}`, `Pagamentos: ${list(paid, 'vazios')}`];
  },
};
