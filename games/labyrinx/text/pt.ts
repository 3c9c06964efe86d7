import type { SideName } from '../rules/faces.ts';
import type { CellName } from '../rules/grid.ts';
import { boardPt } from './board.ts';
import type { LabText } from './catalogue.ts';
import { capital, characterName, faceName, place, wordsPt as words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
/** «em (4,2)», «no Salão». */
const inside = (cell: CellName) => (cell === 'hall' ? 'no Salão' : `em ${at(cell)}`);
/** «para (4,2)», «para o Salão». */
const to = (cell: CellName) => `para ${at(cell)}`;
const cells = (names: readonly CellName[]) => names.map(at).join(', ');
const newCards = (names: readonly CellName[]) =>
  names.length === 0 ? '' : `; ${names.length === 1 ? 'carta nova' : 'cartas novas'} em ${cells(names)}`;
const side = (name: SideName) => words.sides[name];
const card = (face: string) => faceName(words, face);
const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const actions = (n: number) => count(n, 'ação', 'ações');

export const pt: LabText = {
  asks: {
    character: 'Escolha seu personagem',
    hall: 'Escolha onde fica o Salão Vazio e como ele é girado',
    expand: 'O labirinto cresce: escolha a casa da carta desconhecida',
    'place-card': 'Escolha a casa da carta',
    discard: 'Descarte até o seu limite',
    'despair-card': 'Escolha uma encruzilhada sem desafio',
    'despair-cell': 'Escolha o lugar da encruzilhada',
    destruction: 'Escolha a carta a destruir',
    'destruction-second': 'Escolha outra carta vizinha, ou conclua',
    rob: 'Escolha quem roubar',
    'poetry-cell': 'Escolha a carta fechada a trocar',
    'poetry-card': 'Escolha uma carta da pilha de descartes',
    attune: 'Escolha para onde ir, através de paredes e portas',
    leap: 'Escolha para onde saltar',
    hunt: 'Escolha onde caçar',
    'hunt-leave-out': 'No máximo quatro cartas: escolha uma para deixar de fora',
    lift: 'Escolha uma carta fechada para pegar',
    action: ({ actions: left }) => `Sua vez: ${left === 1 ? 'resta' : 'restam'} ${actions(left)}`,
    look: ({ cells: names }) => `Você espia ${cells(names)}. Guarde na memória.`,
    'hunt-fight': ({ cells: names }) =>
      names.length === 0
        ? 'Enfrente um monstro, ou conclua'
        : `Você vê ${cells(names)}: enfrente um monstro, ou conclua`,
    rotate: ({ cell }) => `Escolha a posição da carta ${inside(cell)}`,
    'push-direction': ({ victim }, say) => `Escolha para onde empurrar ${say.who(victim)}`,
    'free-push': ({ victim }, say) => `Você pode empurrar ${say.who(victim)} de graça`,
    challenge: ({ challenge, level, need }) =>
      `${capital(words.challenges[challenge])} de nível ${level}: descarte ${count(need, 'carta')} ou falhe`,
    'challenge-discard': ({ left }) => `Descarte para o desafio: ${left === 1 ? 'falta' : 'faltam'} ${left}`,
    faith: ({ challenge }) => `Você falhou contra ${words.challenges[challenge]}: usar a Fé?`,
    'trap-direction': ({ victim, level }, say) =>
      `Armadilha de nível ${level}: escolha para onde vai ${say.who(victim)}`,
    'flight-step': ({ victim, left }, say) => `${say.who(victim)} foge: conduza o caminho, ${count(left, 'passo')}`,
    'throw-direction': ({ cell }) => `A carta ${inside(cell)} explode: escolha para onde todos nela são lançados`,
    put: ({ cell }) => `Escolha uma carta da mão para ${at(cell)}`,
    charge: ({ left }) => `Carga: ${left === 1 ? 'resta' : 'restam'} ${count(left, 'passo')}`,
  },
  moves: {
    character: ({ character }) => `${characterName(character)} (${words.powers[character].name})`,
    hall: ({ cell, orientation }) =>
      `Canto noroeste ${inside(cell)}, ${count(orientation, 'quarto', 'quartos')} de volta`,
    expand: ({ cell }) => `Expandir ${inside(cell)}`,
    peek: ({ cell }) => `Espiar ${at(cell)}`,
    move: ({ side: towards, cell, cost }) =>
      `Mover a ${side(towards)} ${to(cell)} (${cost === '1-2' ? '1 ou 2 ações' : actions(Number(cost))})`,
    play: ({ face }) => `Jogar carta: ${card(face)}`,
    draw: 'Comprar uma carta',
    rest: 'Descansar',
    despair: 'Desespero',
    power: ({ character }) => `Usar ${words.powers[character].name}`,
    'end-turn': 'Encerrar o turno',
    push: ({ seat }, say) => `Empurrar ${say.who(seat)}`,
    ok: 'Vou lembrar',
    rotate: ({ rotation, cost }) =>
      `${['Como está', 'Um quarto à direita', 'Meia-volta', 'Um quarto à esquerda'][rotation]}${cost === 2 ? ' (2 ações)' : ''}`,
    place: ({ cell }) => `Colocar ${inside(cell)}`,
    discard: ({ face }) => `Descartar ${card(face)}`,
    'push-to': ({ side: towards, cell }) => `Empurrar a ${side(towards)} ${to(cell)}`,
    'no-push': 'Não empurrar',
    spend: ({ cards }) => `Descartar ${count(cards, 'carta')} e vencer`,
    'spend-blessed': ({ cards }) => `Com a Bênção: descartar ${count(cards, 'carta')} e vencer`,
    'give-up': 'Desistir',
    'use-faith': 'Usar a Fé e recuar',
    'decline-faith': 'Aceitar a falha',
    trap: ({ side: towards, cell }) => `A ${side(towards)}, ${to(cell)}`,
    flee: ({ side: towards, cell }) => `Fugir a ${side(towards)} ${to(cell)}`,
    crossroads: ({ pile, face }) => `${capital(card(face))}, da pilha de ${pile === 'draw' ? 'compras' : 'descartes'}`,
    exchange: ({ cell }) => `Trocar a carta ${inside(cell)}`,
    explode: ({ cell }) => `Destruir a carta ${inside(cell)}`,
    done: 'Concluir',
    throw: ({ side: towards, cell }) => `Lançar a ${side(towards)} ${to(cell)}`,
    rob: ({ seat }, say) => `Roubar ${say.who(seat)}`,
    recite: ({ face }) => `Pegar ${card(face)}`,
    attune: ({ side: towards, cell }) => `A ${side(towards)}, ${to(cell)}`,
    leap: ({ side: towards, cell }) => `Saltar a ${side(towards)} ${to(cell)}`,
    'hunt-line': ({ side: towards }) => `Três cartas a ${side(towards)}`,
    'hunt-around': 'As cartas ao redor',
    'leave-out': ({ cell }) => `Deixar ${at(cell)} de fora`,
    fight: ({ cell }) => `Enfrentar o monstro ${inside(cell)}`,
    lift: ({ cell }) => `Pegar a carta ${inside(cell)}`,
    put: ({ cell, face }) => `Pôr ${card(face)} ${inside(cell)}`,
    carry: ({ seat }, say) => `Levar ${say.who(seat)}`,
    charge: ({ side: towards, cell }) => `Avançar a ${side(towards)} ${to(cell)}`,
    stop: 'Parar aqui',
  },
  events: {
    'first-player': ({ seat, rolls }, say) =>
      rolls.length > 0 ? `${say.who(seat)} começa (dados: ${rolls.join(', ')}).` : `${say.who(seat)} começa.`,
    'character-taken': ({ seat, character }, say) => `${say.who(seat)} joga com ${characterName(character)}.`,
    'hall-placed': ({ seat, cell }, say) => `${say.who(seat)} põe o Salão Vazio ${inside(cell)}.`,
    turn: ({ seat, race }, say) => {
      if (race) return `${say.who(seat)} corre.`;
      return seat === say.me ? 'Seu turno.' : `Turno de ${say.who(seat)}.`;
    },
    expanded: ({ seat, cell }, say) => `${say.who(seat)} expande o labirinto ${inside(cell)}.`,
    peeked: ({ seat, cells: names }, say) => `${say.who(seat)} espia ${cells(names) || 'em vão'}.`,
    moved: ({ seat, cell, cost }, say) =>
      `${say.who(seat)} entra ${inside(cell)}${cost === 2 ? ' por uma porta, gastando duas ações' : ''}.`,
    'stopped-by-door': ({ seat, cell }, say) => `As portas de ${at(cell)} detêm ${say.who(seat)}; o turno termina.`,
    played: ({ seat, cell }, say) => `${say.who(seat)} joga uma carta ${inside(cell)}.`,
    drew: ({ seat, cards }, say) => `${say.who(seat)} compra ${count(cards, 'carta')}.`,
    reshuffled: ({ cards }) => `${count(cards, 'descarte vira', 'descartes viram')} a nova pilha de compras.`,
    discarded: ({ seat, cards }, say) => `${say.who(seat)} descarta ${count(cards, 'carta')}.`,
    pushed: ({ seat, victim, cell }, say) => `${say.who(seat)} empurra ${say.who(victim)} ${to(cell)}.`,
    rolled: ({ seat, challenge, level }, say) =>
      `${say.who(seat)} enfrenta um desafio de ${words.challenges[challenge]}: o dado mostra ${level}.`,
    succeeded: ({ seat, challenge, cards }, say) =>
      `${say.who(seat)} vence o desafio de ${words.challenges[challenge]}${cards > 0 ? `, descartando ${count(cards, 'carta')}` : ''}.`,
    failed: ({ seat, challenge, gaveUp }, say) =>
      `${say.who(seat)} ${gaveUp ? 'desiste do' : 'falha no'} desafio de ${words.challenges[challenge]}.`,
    'treasure-lost': ({ seat }, say) => `${say.who(seat)} perde um tesouro.`,
    'treasure-left': ({ cell }) => `Um tesouro fica sobre o baú ${inside(cell)}.`,
    relocated: ({ seat, by, cell, filled }, say) =>
      `${say.who(by)} manda ${say.who(seat)} ${to(cell)}${newCards(filled)}.`,
    fled: ({ seat, by, cell }, say) => `${say.who(seat)} foge ${to(cell)}, por escolha de ${say.who(by)}.`,
    'flight-ended': ({ seat, cell }, say) => `${say.who(seat)} não tem por onde seguir ${inside(cell)}.`,
    'chain-stopped': ({ seat }, say) => `${say.who(seat)} falhou cinquenta vezes seguidas e fica em paz.`,
    faith: ({ seat, cell }, say) => `Fé: ${say.who(seat)} está a salvo ${inside(cell)}.`,
    blessing: ({ seat }, say) => `Bênção: ${say.who(seat)} guarda uma carta.`,
    rested: ({ seat }, say) => `${say.who(seat)} descansa.`,
    despaired: ({ seat, cell }, say) =>
      cell === null
        ? `${say.who(seat)} se desespera em vão: não há encruzilhada a achar.`
        : `${say.who(seat)} se desespera: uma encruzilhada fica ${inside(cell)}.`,
    exploded: ({ cell }) => `A carta ${inside(cell)} explode e sai do jogo.`,
    thrown: ({ victims, cell }, say) =>
      `${victims.map((victim) => say.who(victim)).join(' e ')} ${victims.length === 1 ? 'vai' : 'vão'} pelos ares ${to(cell)}.`,
    robbed: ({ seat, victim }, say) => `${say.who(seat)} rouba um tesouro de ${say.who(victim)}.`,
    power: ({ seat, character }, say) => `${say.who(seat)} usa ${words.powers[character].name}.`,
    exchanged: ({ seat, cells: names }, say) => `${say.who(seat)} troca ${cells(names)}.`,
    leapt: ({ seat, cell, filled }, say) => `${say.who(seat)} salta ${to(cell)}${newCards(filled)}.`,
    charged: ({ seat, carried, cell }, say) =>
      `${say.who(seat)} avança ${to(cell)}${carried.length > 0 ? ` com ${carried.map((it) => say.who(it)).join(' e ')}` : ''}.`,
    fog: ({ cells: names }) =>
      names.length === 0 ? 'A névoa retorna.' : `A névoa retorna sobre ${count(names.length, 'carta')}.`,
    race: ({ racers, reason }, say) =>
      `${reason === 'table-full' ? 'A mesa está cheia' : 'As cartas acabaram'}: ${racers.map((it) => say.who(it)).join(' e ')} correm para o Salão.`,
    ended: ({ winners }, say) =>
      `${winners.map((it) => say.who(it)).join(' e ')} ${winners.length === 1 ? 'venceu' : 'venceram'}.`,
  },
  options: {
    table: {
      name: 'Mesa',
      help: 'Quantas casas o labirinto pode ocupar; bordas opostas se tocam.',
      values: {
        compact: 'Pequena, 8 × 7',
        standard: 'Padrão, 10 × 8',
        large: 'Grande, 12 × 10',
        custom: 'Tamanho próprio',
      },
    },
    width: { name: 'Largura', help: 'Casas de oeste a leste, na mesa de tamanho próprio.' },
    height: { name: 'Altura', help: 'Casas de norte a sul, na mesa de tamanho próprio.' },
    hallSide: {
      name: 'Salão Vazio',
      help: 'Cinco saídas livres, ou cinco portas que custam uma ação a cada vez.',
      values: { free: 'Cinco saídas livres', doors: 'Cinco portas' },
    },
    hallPlacement: {
      name: 'Lugar do Salão',
      help: 'Numa mesa em que as bordas se tocam, todo lugar equivale ao centro.',
      values: { centre: 'No centro', 'first-player': 'O primeiro jogador escolhe' },
    },
    firstPlayer: {
      name: 'Primeiro jogador',
      help: 'Como se decide quem começa.',
      values: {
        random: 'Sorteio',
        'highest-roll': 'Maior dado',
        'lowest-roll': 'Menor dado',
        'seat-1': 'O primeiro lugar',
      },
    },
    characterSelection: {
      name: 'Personagens',
      help: 'Cada um escolhe na sua vez, ou são sorteados.',
      values: { draft: 'Escolhidos', random: 'Sorteados' },
    },
    memoryAid: {
      name: 'Ajuda à memória',
      help: 'Cartas fechadas que você já viu levam uma marca, ou mostram de novo a face. Igual para todos.',
      values: { off: 'Nenhuma', marks: 'Marcas', faces: 'Faces' },
    },
    returnToHall: {
      name: 'Voltar ao Salão',
      help: 'Regra da casa: cinco tesouros só vencem dentro do Salão.',
      values: { true: 'Cinco tesouros e de volta ao Salão', false: 'Cinco tesouros bastam' },
    },
    raceRoundLimit: {
      name: 'Rodadas da corrida',
      help: 'Depois de tantas rodadas da corrida de desempate, os corredores dividem a vitória.',
    },
  },
  reasons: {
    'five-treasures': 'O quinto tesouro decide a partida.',
    'home-with-five': 'De volta ao Salão com cinco tesouros.',
    'cards-exhausted': 'As cartas de caminho acabaram: vence quem tem mais tesouros.',
    'table-full': 'A mesa está cheia: vence quem tem mais tesouros.',
    race: 'Primeiro no Salão na corrida dos líderes empatados.',
    'race-shared': 'Ninguém chegou ao Salão a tempo: os corredores dividem a vitória.',
  },
  board: boardPt,
  words: {},
};
