/** What Root's board says in Portuguese. */
import { capital, counted, whoIn } from '@tavola/games/text/pt.ts';
import vagabotFacts from '../data/automata-vagabot.json' with { type: 'json' };
import { cardOf } from '../data/cards.ts';
import ministerFacts from '../data/duchy-ministers.json' with { type: 'json' };
import leaderFacts from '../data/eyrie-leaders.json' with { type: 'json' };
import type { FactionId } from '../data/factions.ts';
import { maps } from '../data/maps.ts';
import characterFacts from '../data/vagabond-characters.json' with { type: 'json' };
import { actions } from './actions.pt.ts';
import { automatonTexts } from './automata/all.pt.ts';
import { clauses as automatonClauses, instruction, stepTitle } from './automata/shared.pt.ts';
import type { DrawnWords } from './drawn.ts';
import { usedName } from './joined.pt.ts';
import { clearingName, inside, itemName, points, someCards, suitName } from './phrases.pt.ts';
import { summaryIn } from './summary.ts';

type Titles = DrawnWords['leaders'] & DrawnWords['ministerNames'];
const titled = (
  list: readonly { readonly id: string; readonly name: { pt: string }; readonly text: { pt: string } }[],
) => Object.fromEntries(list.map(({ id, name, text }) => [id, { name: name.pt, text: text.pt }])) as Titles;

const levels = { easy: 'Fácil', normal: 'Normal', challenging: 'Desafiador', nightmare: 'Pesado' } as const;
const traitsOf = (faction: FactionId): { readonly [trait: string]: readonly [string, string] } =>
  automatonTexts[faction].traits;
const conditions = {
  exhausted: 'exaurido',
  damaged: 'danificado',
  'exhausted-damaged': 'exaurido e danificado',
} as const;
const characters = Object.fromEntries(
  characterFacts.characters.map(({ id, name, ability }) => [id, { name: name.pt, text: ability.text.pt }]),
) as DrawnWords['characters'];
const vagabots = Object.fromEntries(
  vagabotFacts.characters.map(({ id, name, special }) => [id, { name: name.pt, text: special.pt }]),
) as DrawnWords['vagabots'];

const columns = { recruit: 'Recrutar', move: 'Mover', battle: 'Batalhar', build: 'Construir' } as const;

const aboutAutomata = Object.fromEntries(
  Object.entries(automatonTexts).map(([faction, { about }]) => [faction, about]),
) as DrawnWords['about']['automata'];

export const drawn: DrawnWords = {
  about: {
    suit: 'Naipe: cartas e clareiras do mesmo naipe se correspondem. Pássaro vale por qualquer um.',
    bird: 'Naipe coringa: vale por raposa, coelho ou rato.',
    item: 'Item: quem o cria com uma carta recebe PVs; o Malandro exaure itens para agir. O estoque é limitado.',
    warrior: 'Guerreiros desta facção. Governa uma clareira quem tem ali mais guerreiros e construções.',
    clearing:
      'Governa quem tem mais guerreiros e construções. Para mover por um caminho, governe a clareira de onde sai ou aquela aonde chega.',
    nobodyRules: 'ninguém governa',
    forest: 'Floresta',
    inForest: 'Só o Malandro entra em florestas; lá ninguém o ataca.',
    points: 'Pontos de vitória: o primeiro a chegar a 30 vence.',
    factions: {
      marquise: 'Espalha serrarias, oficinas e recrutadores pela mata; pontua ao construir, pagando com madeira.',
      eyrie: 'Obedece a um Decreto que cresce a cada turno; pontua com ninhos. Se não pode cumpri-lo, vem o tumulto.',
      alliance: 'Espalha simpatia, que dá PVs, e junta apoiadores para se revoltar.',
      vagabond: 'Anda só, com itens; pontua com tarefas, ajuda e batalhas.',
      lizards: 'Converte quem os outros desprezam: jardins e rituais, guiados pelos descartes.',
      riverfolk: 'Vende serviços aos outros e gasta os guerreiros que recebe.',
      duchy: 'Cava túneis a partir da Toca e influencia ministros, que agem e pontuam.',
      corvids: 'Esconde tramas nas clareiras e pontua ao revelá-las.',
    },
    automata: aboutAutomata,
  },
  mapLabel: (map, scores) => `Mapa ${maps[map].name.pt}, 12 clareiras. Pontos: ${scores}; vence quem chega a 30.`,
  ruledBy: (name) => `governada por ${name}`,
  closedPath: (a, b) => `Caminho fechado entre as clareiras ${a} e ${b}`,
  hand: 'Sua mão',
  emptyHand: 'Sem cartas',
  inPlay: 'Em jogo',
  offered: 'Oferecidas',
  cardTitle: (card) => cardOf(card).name.pt.replace(/ \(.*\)$/, ''),
  cardText: (card) => cardOf(card).text.pt,
  notCrafted: 'não se cria',
  anySuit: 'qualquer naipe',
  besideMap: 'Ao lado do mapa',
  deck: 'Baralho',
  discard: 'Monte de descarte',
  itemSupply: 'Estoque de itens',
  available: 'Cartas de domínio disponíveis',
  nothing: 'nada',
  close: 'Fechar',
  howMany: 'Quantos guerreiros?',
  willRule: (seat, clearing, say) => `${capital(whoIn(seat, say))} vai governar a ${clearingName(clearing)}`,
  canRule: 'governa',
  nobodyWillRule: (clearing) => `Ninguém vai governar a ${clearingName(clearing)}`,
  battleIn: (clearing) => `Batalha ${inside(clearing)}`,
  battleSteps: ['Emboscada', 'Dados', 'Efeitos', 'Danos', 'Pontos'],
  attacks: 'ataca',
  defends: 'defende',
  dieOf: (name, value) => `Dado de ${name}: ${value}`,
  mayTake: (name) => `Danos em ${name}`,
  chance: (hits, percent) => `${counted(hits, 'dano', 'danos')}: ${percent}%`,
  ambushed: 'Emboscada: dois danos antes dos dados',
  ambushCancelled: 'A emboscada foi anulada por outra',
  highToAttacker: 'O dado maior é de quem ataca',
  highToDefender: 'Guerrilha: o dado maior é de quem defende',
  usedInBattle: (card) => `Usa ${usedName(card)}`,
  hits: (hits, extra) =>
    `Causa ${counted(hits, 'dano', 'danos')}${extra > 0 ? `, ${counted(extra, 'adicional', 'adicionais')}` : ''}`,
  gains: (vp) => `+${points(vp)}`,
  points: 'Pontos de vitória',
  handSize: 'Cartas na mão',
  inSupply: 'Guerreiros no suprimento',
  openBoard: (title) => `Abrir o tabuleiro: ${title}`,
  crafted: 'Criados',
  exhausted: 'exaurido',
  onMap: (count) => `${count} no mapa`,
  onBoard: 'no tabuleiro',
  onlyYou: 'só você vê os naipes',
  cards: someCards,
  actions: 'Ações',
  actionsLeft: (count) => (count === 1 ? 'resta 1' : `restam ${count}`),
  action: (kind) => (kind in actions ? actions[kind as keyof typeof actions] : { name: kind, text: '' }),
  summary: summaryIn({
    automaton: ({ level, order }) =>
      `${levels[level]}${order === null ? '' : ` · Ordem: ${suitName(cardOf(order).suit)}`}`,
    leader: (leader) => `Líder: ${drawn.leaders[leader].name}`,
    decree: (counts) => `Decreto: ${counts.map(([column, count]) => `${columns[column]} ${count}`).join(', ')}`,
    supporters: (count) => counted(count, 'apoiador', 'apoiadores'),
    officers: (count) => counted(count, 'oficial', 'oficiais'),
    burrow: (count) => `Toca: ${counted(count, 'guerreiro', 'guerreiros')}`,
    ministers: (count) => counted(count, 'ministro influenciado', 'ministros influenciados'),
    outcast: (suit, hated) => drawn.outcast(suit, hated),
    acolytes: (count) => counted(count, 'acólito', 'acólitos'),
    prices: (list) => `Preços: ${list.join(', ')}`,
    funds: (count) => counted(count, 'fundo', 'fundos'),
    character: (character) => drawn.characters[character].name,
    items: (ready, all) => drawn.itemsReady(ready, all),
    plots: (up, down) => drawn.plotsUpDown(up, down),
  }),
  buildings: 'Construções',
  woodAbove: 'madeira acima, PVs dentro',
  trackLabel: (piece, placed, vp, cost) =>
    `${capital(piece)}: ${placed} no mapa; a próxima peça custa ${cost} e vale ${vp}`,
  decree: 'Decreto',
  turmoilCosts: (vp) => `tumulto agora: −${points(vp)}`,
  columns,
  vizier: 'vizir',
  stillOpen: 'Falta resolver',
  roosts: (count, vp) => `${count} no mapa: ${points(vp)} por Anoitecer`,
  leader: 'Líder',
  leaders: titled(leaderFacts.leaders),
  deposed: 'deposto',
  nextSympathy: (cost, vp) => `a próxima custa ${cost} e vale ${vp}`,
  supporters: 'Apoiadores',
  officers: 'Oficiais',
  operations: (count) => counted(count, 'operação', 'operações'),
  ministers: 'Ministros',
  swayed: (count) => counted(count, 'influenciado', 'influenciados'),
  ranks: { squire: 'Escudeiros', noble: 'Nobres', lord: 'Lordes' },
  sway: (cost, vp) => `revele ${cost}, +${points(vp)}`,
  ministerNames: titled(ministerFacts.ministers),
  drillbitMinister: (place) => automatonTexts.duchy.clauses[`AUT-10.7.${place}`]?.replace(/^[^:]*: /, '') ?? '',
  alwaysYours: 'sempre sua',
  toBurrow: (warriors) => `${counted(warriors, 'guerreiro', 'guerreiros')} por Amanhecer`,
  draws: (cards) => `compra ${someCards(cards)}`,
  oncePerSuit: 'ritual Pontuar, uma vez por naipe',
  outcast: (suit, hated) => `${hated ? 'Pária odiado' : 'Pária'}: ${suitName(suit)}`,
  acolytes: 'Acólitos',
  conspiracies: {
    crusade: actions['lizards.crusade'].name,
    convert: actions['lizards.convert'].name,
    sanctify: actions['lizards.sanctify'].name,
  },
  lostSouls: 'Almas Perdidas',
  revealed: 'Reveladas',
  services: 'Serviços',
  serviceNames: { 'hand-card': 'Carta da Mão', riverboats: 'Botes', mercenaries: 'Mercenários' },
  pricesFrom: (least, most) => `preço de ${least} a ${most}`,
  boxes: { payments: 'Pagamentos', funds: 'Fundos', committed: 'Comprometidos' },
  postScores: (vp) => `${points(vp)} ao abrir`,
  market: 'Mercado',
  openHand: 'Mão aberta',
  characters,
  vagabots,
  battleTrack: 'Trilha de batalha',
  satchel: 'Mochila',
  itemsReady: (ready, all) => `${ready} de ${counted(all, 'item pronto', 'itens prontos')}`,
  damagedItems: 'Danificados',
  heldItem: (item, condition) =>
    `${capital(itemName(item))}${condition === 'ready' ? '' : ` (${conditions[condition]})`}`,
  quests: 'Tarefas',
  questsDone: (count) => counted(count, 'cumprida', 'cumpridas'),
  relations: 'Relações',
  relation: (level) => (level < 0 ? 'Hostil' : (['Indiferente', 'Amistoso', 'Amigo', 'Aliado'][level] ?? '')),
  plotsOnMap: 'Tramas no mapa',
  onlyYouPlots: 'só você vê as ocultas',
  plotsUpDown: (up, down) => `${counted(up, 'revelada', 'reveladas')}, ${counted(down, 'oculta', 'ocultas')}`,
  plots: { bomb: 'Bomba', snare: 'Armadilha', extortion: 'Extorsão', raid: 'Ataque' },
  faceDown: 'oculta',
  plotSupply: 'Tramas',
  plotCost: (warriors) => `a próxima custa ${counted(warriors, 'guerreiro', 'guerreiros')}`,
  exposure: 'Exposição: quem tem peças ali pode tentar adivinhar uma trama oculta.',
  order: 'ordem',
  noOrder: 'sem ordem',
  level: (level) => levels[level],
  stepTitle,
  instruction,
  stepText: (clause) => automatonClauses[clause] ?? '',
  lastTurn: 'Último turno',
  stepStates: { done: 'feito', idle: 'nada a fazer', now: 'agora' },
  orderScores: (vp) => `a ordem pontua ${vp}`,
  priceOf: (warriors) => `você paga ${warriors}`,
  shield: 'Escudo',
  sword: 'Espada',
  plotsLeft: 'O que pode sair',
  trait: (faction, trait) => {
    const [name, text] = traitsOf(faction)[trait] ?? [trait, ''];
    return { name, text };
  },
};
