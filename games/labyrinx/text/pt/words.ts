/** Portuguese words of the board and the face. */

import { capital } from '@tavola/games/text/capital.ts';
import { counted, list, who, whoIn } from '@tavola/games/text/pt.ts';
import type { Words } from '../words.ts';
import { counts } from './counts.ts';
import { news } from './news.ts';
import { stakes } from './stakes.ts';

const cards = (n: number) => counted(n, 'carta', 'cartas');
const actions = (n: number) => counted(n, 'ação', 'ações');

export const words: Words = {
  counts,
  news,
  stakes,
  about: {
    hall: 'Onde todos começam. Suas saídas levam ao labirinto.',
    empty: 'Aqui o labirinto pode crescer: por expansão, ou por uma carta jogada da mão.',
    closed: 'Coberta pela névoa: ninguém sabe o que há. Espiar mostra a carta só a você; entrar vira a carta.',
    path: 'Anda-se pelas aberturas que se encontram.',
    door: 'Passar por uma porta custa 2 ações.',
    challenges: {
      chest: 'Baú: vencer dá um tesouro; falhar deixa um tesouro sobre ele.',
      monster: 'Monstro: vencer dá um tesouro; falhar custa um, e você foge.',
      trap: 'Armadilha: vencer dá um tesouro; falhar custa um, e você é mandado para longe.',
    },
    actions: {
      peek: { name: 'Espiar (1 ação)', text: 'Olhe sozinho uma carta fechada vizinha, mesmo através de paredes.' },
      push: { name: 'Empurrar (1 ação)', text: 'Mova um oponente do seu espaço; ele enfrenta o que houver lá.' },
      draw: { name: 'Comprar (1 ação)', text: 'Pegue a carta do topo; acima do limite, descarte uma.' },
      power: { name: 'Seu poder (1 ação)', text: 'O poder do seu personagem, uma vez por turno.' },
      rest: { name: 'Descansar (turno inteiro)', text: 'Compre quatro cartas e descarte até o limite.' },
      despair: {
        name: 'Desespero (turno inteiro)',
        text: 'Descarte a mão inteira e ponha uma encruzilhada livre ao seu lado.',
      },
      'end-turn': { name: 'Encerrar', text: 'A névoa fecha as cartas abertas sem ninguém e sem solução.' },
    },
  },
  sides: { N: 'norte', E: 'leste', S: 'sul', W: 'oeste' },
  shapes: { 'dead-end': 'beco', straight: 'corredor', bend: 'curva', tee: 'bifurcação em T', cross: 'encruzilhada' },
  challenges: { chest: 'baú', monster: 'monstro', trap: 'armadilha' },
  hall: 'o Salão',
  door: 'uma porta',
  doors: 'portas',
  allDoors: 'porta em cada abertura',
  openings: 'aberturas',
  leftDoor: 'uma porta à esquerda',
  rightDoor: 'uma porta à direita',
  stemDoor: 'uma porta na haste',
  powers: {
    akuna: {
      name: 'Fé',
      text: 'Uma vez por turno, ao falhar contra uma armadilha ou um monstro, pode recuar para onde estava sem perder nada.',
    },
    avra: {
      name: 'Destruição',
      text: 'Uma ação: uma carta que não é vizinha dela, ou até duas vizinhas, saem do jogo. Quem estava ali é lançado para onde ela quiser.',
    },
    bibi: {
      name: 'Ardil',
      text: 'Portas não lhe custam nada, a não ser que haja um oponente onde ela entra. Uma ação: tenta roubar um tesouro de quem divide o espaço com ela, como se abrisse um baú; cada rival só uma vez.',
    },
    dannenvir: {
      name: 'Poesia',
      text: 'Uma ação: troca uma carta fechada diante de uma abertura sua por qualquer descarte, entra nela, com porta ou sem, e enfrenta o que houver.',
    },
    eimmie: {
      name: 'Desarmar',
      text: 'Uma ação sobre uma armadilha resolvida: testa-a de novo por um tesouro. De todo modo a carta sai do jogo, e todos sobre ela são lançados para o mesmo lado.',
    },
    elora: {
      name: 'Sintonia',
      text: 'Uma ação: move-se uma casa em qualquer direção, através de paredes e portas.',
    },
    kaminari: {
      name: 'Salto',
      text: 'Uma ação: sai por uma abertura, passa por cima de duas casas em linha reta e cai na terceira.',
    },
    khira: {
      name: 'Caçar',
      text: 'Uma ação: olha três cartas em linha, ou até quatro ao redor, pelas suas aberturas, e pode enfrentar de longe os monstros dali; falhar não custa nada.',
    },
    lane: {
      name: 'Transmutação',
      text: 'Uma ação: pega duas cartas fechadas de qualquer lugar e põe duas cartas da mão no lugar delas.',
    },
    mallahoc: { name: 'Força', text: 'Começa com cinco cartas, pode ter cinco na mão e compra cinco ao descansar.' },
    zacramandy: {
      name: 'Bênção',
      text: 'Uma vez por turno, ao vencer um desafio com descartes, fica com uma dessas cartas. Precisa ter todas na mão.',
    },
    zambar: {
      name: 'Carga',
      text: 'Uma ação: até três passos, com porta ou sem, levando até dois oponentes e empurrando-os no fim. Baús contam como falha; armadilha ou monstro o detém.',
    },
  },
  list,
  board: (width, height, targets) =>
    `Labirinto de ${width} por ${height} casas. ${targets === 0 ? 'Nada a escolher aqui agora.' : `${counted(targets, 'casa', 'casas')} para escolher.`}`,
  empty: 'casa vazia',
  closed: 'carta fechada',
  resolved: 'resolvida',
  withTreasure: 'com um tesouro',
  seen: 'você já viu',
  cost: (cost) => (cost === '1-2' ? '1 ou 2 ações' : actions(Number(cost))),
  die: (level) => `Dado: ${level}`,
  hand: 'Sua mão',
  handOf: (count, limit) => `${count} de ${counted(limit, 'carta', 'cartas')}`,
  actions: 'Outras ações',
  piles: 'Pilhas',
  rotations: 'Em que posição?',
  rotation: (lie, cost) => `${capital(lie)}${cost === 2 ? ', duas ações' : ''}`,
  browse: 'Escolha uma carta',
  fromDraw: 'compras',
  fromDiscard: 'descartes',
  characters: 'Personagens',
  peek: 'Espiar',
  push: 'Empurrar',
  draw: 'Comprar',
  rest: 'Descansar',
  despair: 'Desespero',
  wholeTurn: 'turno inteiro',
  neighbours: (count) => counted(count, 'vizinha', 'vizinhas'),
  nobodyHere: 'ninguém aqui',
  fullHand: 'mão cheia',
  drawPile: 'Pilha de compras',
  discardPile: 'Descartes',
  discardTop: 'Topo dos descartes',
  removed: 'Fora do jogo',
  treasures: 'Tesouros na pilha',
  treasuresOf: (count) => `${count} de 5 tesouros`,
  yourPower: 'Seu poder',
  powerKind: {
    active: 'uma ação, uma vez por turno',
    passive: 'não custa ação',
    'active+passive': 'portas: sempre; roubo: uma ação',
  },
  used: 'usado',
  robbed: 'já roubado por Bibi',
  racing: 'na corrida',
  phases: { setup: 'Preparação', expand: 'Expansão', actions: 'Ações', fog: 'Névoa', race: 'Corrida' },
  turn: (turn) => `Turno ${turn}`,
  turnOf: (seat, race, say) => {
    const turn = seat === say.me ? 'Seu turno' : `Turno de ${say.who(seat)}`;
    return race ? `${turn} na corrida` : turn;
  },
  sheet: { treasures: 'Tesouros' },
  endings: {
    'five-treasures': ({ turn }) => `o quinto tesouro, no turno ${turn}`,
    'home-with-five': ({ turn }) => `de volta ao Salão com cinco tesouros, no turno ${turn}`,
    'cards-exhausted': ({ treasures }) => `mais tesouros (${treasures}) quando as cartas acabaram`,
    'table-full': ({ treasures }) => `mais tesouros (${treasures}) quando a mesa encheu`,
    race: ({ treasures }) => `primeiro ao Salão na corrida, depois do empate em ${treasures}`,
    'race-shared': ({ treasures }) => `empate em ${treasures}, e ninguém chegou ao Salão a tempo`,
  },
  twin: {
    turn: ({ turn, active, actions: left }, say) =>
      turn === 0
        ? words.phases.setup
        : `Turno ${turn}: ${whoIn(active, say)}, ${left === 1 ? 'resta' : 'restam'} ${actions(left)}`,
    piles: ({ draw, discard, pile, removed }) =>
      `Compras ${draw}, descartes ${discard}, tesouros ${pile}, fora do jogo ${removed.length}`,
    test: ({ seat, challenge, level, need }, say) =>
      `${who(seat, say)} enfrenta ${challenge === 'trap' ? 'uma' : 'um'} ${words.challenges[challenge]} de nível ${level}: ${need === 0 ? 'não precisa de cartas' : `precisa de ${cards(need)}`}`,
    treasures: 'tesouros',
    cards: 'cartas',
    open: 'Aberta',
    closed: 'Fechadas',
    seen: 'vista',
    none: 'nenhuma',
    noCharacter: 'ainda sem personagem',
    exits: 'saídas',
  },
};
