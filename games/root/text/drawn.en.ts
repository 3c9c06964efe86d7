/** What Root's board says in English. */
import { capital, counted, whoIn } from '@tavola/games/text/en.ts';
import vagabotFacts from '../data/automata-vagabot.json' with { type: 'json' };
import { cardOf } from '../data/cards.ts';
import ministerFacts from '../data/duchy-ministers.json' with { type: 'json' };
import leaderFacts from '../data/eyrie-leaders.json' with { type: 'json' };
import type { FactionId } from '../data/factions.ts';
import { maps } from '../data/maps.ts';
import characterFacts from '../data/vagabond-characters.json' with { type: 'json' };
import { actions } from './actions.en.ts';
import { automatonTexts } from './automata/all.en.ts';
import { clauses as automatonClauses, instruction, stepTitle } from './automata/shared.en.ts';
import type { DrawnWords } from './drawn.ts';
import { usedName } from './joined.en.ts';
import { itemName, someCards, suitName, where } from './phrases.en.ts';
import { summaryIn } from './summary.ts';

type Titles = DrawnWords['leaders'] & DrawnWords['ministerNames'];
const titled = (
  list: readonly { readonly id: string; readonly name: { en: string }; readonly text: { en: string } }[],
) => Object.fromEntries(list.map(({ id, name, text }) => [id, { name: name.en, text: text.en }])) as Titles;

const levels = { easy: 'Easy', normal: 'Normal', challenging: 'Challenging', nightmare: 'Nightmare' } as const;
const traitsOf = (faction: FactionId): { readonly [trait: string]: readonly [string, string] } =>
  automatonTexts[faction].traits;
const conditions = { exhausted: 'exhausted', damaged: 'damaged', 'exhausted-damaged': 'exhausted, damaged' } as const;
const characters = Object.fromEntries(
  characterFacts.characters.map(({ id, name, ability }) => [id, { name: name.en, text: ability.text.en }]),
) as DrawnWords['characters'];
const vagabots = Object.fromEntries(
  vagabotFacts.characters.map(({ id, name, special }) => [id, { name: name.en, text: special.en }]),
) as DrawnWords['vagabots'];

const columns = { recruit: 'Recruit', move: 'Move', battle: 'Battle', build: 'Build' } as const;

const aboutAutomata = Object.fromEntries(
  Object.entries(automatonTexts).map(([faction, { about }]) => [faction, about]),
) as DrawnWords['about']['automata'];

export const drawn: DrawnWords = {
  about: {
    suit: 'A suit: cards and clearings of one suit match. Birds stand for any of them.',
    bird: 'The wild suit: it stands for Fox, Rabbit or Mouse.',
    item: 'An item: whoever crafts it with a card scores VP; the Vagabond exhausts items to act. The supply is limited.',
    warrior: 'Warriors of this faction. Whoever has most warriors and buildings in a clearing rules it.',
    clearing:
      'Whoever has most warriors and buildings rules it. To move along a path you must rule the clearing you leave or the one you enter.',
    nobodyRules: 'nobody rules',
    forest: 'Forest',
    inForest: 'Only the Vagabond enters forests; nobody attacks there.',
    points: 'Victory points: the first to reach 30 wins.',
    factions: {
      marquise: 'Spreads sawmills, workshops and recruiters; scores by building and pays with wood.',
      eyrie: 'Obeys a Decree that grows every turn; scores with roosts. If it cannot be obeyed, turmoil follows.',
      alliance: 'Spreads sympathy, which scores, and gathers supporters to revolt.',
      vagabond: 'Walks alone with items; scores with quests, aid and battles.',
      lizards: 'Converts those whom others scorn: gardens and rituals, led by what is discarded.',
      riverfolk: 'Sells services to the others and spends the warriors it is paid with.',
      duchy: 'Digs tunnels from the Burrow and sways ministers, who act and score.',
      corvids: 'Hides plots in clearings and scores by flipping them.',
    },
    automata: aboutAutomata,
  },
  mapLabel: (map, scores) => `Map ${maps[map].name.en}, 12 clearings. Points: ${scores}; the game is won at 30.`,
  ruledBy: (name) => `ruled by ${name}`,
  closedPath: (a, b) => `Closed path between clearings ${a} and ${b}`,
  hand: 'Your hand',
  emptyHand: 'No cards',
  inPlay: 'In play',
  offered: 'Offered',
  cardTitle: (card) => cardOf(card).name.en.replace(/ \(.*\)$/, ''),
  cardText: (card) => cardOf(card).text.en,
  notCrafted: 'not crafted',
  anySuit: 'any suit',
  besideMap: 'Beside the map',
  deck: 'Deck',
  discard: 'Discard pile',
  itemSupply: 'Item supply',
  available: 'Available dominance cards',
  nothing: 'nothing',
  close: 'Close',
  howMany: 'How many warriors?',
  willRule: (seat, clearing, say) => `${capital(whoIn(seat, say))} will rule ${where(clearing)}`,
  canRule: 'you rule',
  nobodyWillRule: (clearing) => `Nobody will rule ${where(clearing)}`,
  battleIn: (clearing) => `Battle in ${where(clearing)}`,
  battleSteps: ['Ambush', 'Dice', 'Effects', 'Hits', 'Points'],
  attacks: 'attacks',
  defends: 'defends',
  dieOf: (name, value) => `Die of ${name}: ${value}`,
  mayTake: (name) => `Hits on ${name}`,
  chance: (hits, percent) => `${counted(hits, 'hit')}: ${percent}%`,
  ambushed: 'Ambush: two hits before the dice',
  ambushCancelled: 'The ambush was cancelled by another',
  highToAttacker: 'The higher die is the attacker’s',
  highToDefender: 'Guerrilla war: the higher die is the defender’s',
  usedInBattle: (card) => `Uses ${usedName(card)}`,
  hits: (hits, extra) => `Deals ${counted(hits, 'hit')}${extra > 0 ? `, ${extra} of them extra` : ''}`,
  gains: (vp) => `+${vp} VP`,
  points: 'Victory points',
  handSize: 'Cards in hand',
  inSupply: 'Warriors in the supply',
  openBoard: (title) => `Open the board of ${title}`,
  crafted: 'Crafted',
  exhausted: 'exhausted',
  onMap: (count) => `${count} on the map`,
  onBoard: 'on the board',
  onlyYou: 'only you see the suits',
  cards: someCards,
  actions: 'Actions',
  actionsLeft: (count) => `${count} left`,
  action: (kind) => (kind in actions ? actions[kind as keyof typeof actions] : { name: kind, text: '' }),
  summary: summaryIn({
    automaton: ({ level, order }) =>
      `${levels[level]}${order === null ? '' : ` · Order: ${suitName(cardOf(order).suit)}`}`,
    leader: (leader) => `Leader: ${drawn.leaders[leader].name}`,
    decree: (counts) => `Decree: ${counts.map(([column, count]) => `${columns[column]} ${count}`).join(', ')}`,
    supporters: (count) => counted(count, 'supporter'),
    officers: (count) => counted(count, 'officer'),
    burrow: (count) => `Burrow: ${counted(count, 'warrior')}`,
    ministers: (count) => `${counted(count, 'minister')} swayed`,
    outcast: (suit, hated) => drawn.outcast(suit, hated),
    acolytes: (count) => counted(count, 'acolyte'),
    prices: (list) => `Prices: ${list.join(', ')}`,
    funds: (count) => counted(count, 'fund'),
    character: (character) => drawn.characters[character].name,
    items: (ready, all) => drawn.itemsReady(ready, all),
    plots: (up, down) => drawn.plotsUpDown(up, down),
  }),
  buildings: 'Buildings',
  woodAbove: 'wood above, VP inside',
  trackLabel: (piece, placed, vp, cost) =>
    `${capital(piece)}: ${placed} on the map; the next costs ${cost} and scores ${vp}`,
  decree: 'Decree',
  turmoilCosts: (vp) => `turmoil now: −${vp} VP`,
  columns,
  vizier: 'vizier',
  stillOpen: 'Still to resolve',
  roosts: (count, vp) => `${count} on the map: ${vp} VP each Evening`,
  leader: 'Leader',
  leaders: titled(leaderFacts.leaders),
  deposed: 'deposed',
  nextSympathy: (cost, vp) => `the next costs ${cost} and scores ${vp}`,
  supporters: 'Supporters',
  officers: 'Officers',
  operations: (count) => counted(count, 'operation'),
  ministers: 'Ministers',
  swayed: (count) => `${count} swayed`,
  ranks: { squire: 'Squires', noble: 'Nobles', lord: 'Lords' },
  sway: (cost, vp) => `reveal ${cost}, +${vp} VP`,
  ministerNames: titled(ministerFacts.ministers),
  drillbitMinister: (place) => automatonTexts.duchy.clauses[`AUT-10.7.${place}`]?.replace(/^[^:]*: /, '') ?? '',
  alwaysYours: 'always yours',
  toBurrow: (warriors) => `${counted(warriors, 'warrior')} each Birdsong`,
  draws: (cards) => `draws ${someCards(cards)}`,
  oncePerSuit: 'the Score ritual, once per suit',
  outcast: (suit, hated) => `${hated ? 'Hated outcast' : 'Outcast'}: ${suitName(suit)}`,
  acolytes: 'Acolytes',
  conspiracies: {
    crusade: actions['lizards.crusade'].name,
    convert: actions['lizards.convert'].name,
    sanctify: actions['lizards.sanctify'].name,
  },
  lostSouls: 'Lost Souls',
  revealed: 'Revealed',
  services: 'Services',
  serviceNames: { 'hand-card': 'Hand Card', riverboats: 'Riverboats', mercenaries: 'Mercenaries' },
  pricesFrom: (least, most) => `price from ${least} to ${most}`,
  boxes: { payments: 'Payments', funds: 'Funds', committed: 'Committed' },
  postScores: (vp) => `${vp} VP when established`,
  openHand: 'Open hand',
  market: 'Market',
  characters,
  vagabots,
  battleTrack: 'Battle track',
  satchel: 'Satchel',
  itemsReady: (ready, all) => `${ready} of ${counted(all, 'item')} ready`,
  damagedItems: 'Damaged',
  heldItem: (item, condition) =>
    `${capital(itemName(item))}${condition === 'ready' ? '' : ` (${conditions[condition]})`}`,
  quests: 'Quests',
  questsDone: (count) => `${count} completed`,
  relations: 'Relationships',
  relation: (level) => (level < 0 ? 'Hostile' : (['Indifferent', 'Amiable', 'Friendly', 'Allied'][level] ?? '')),
  plotsOnMap: 'Plots on the map',
  onlyYouPlots: 'only you see those face down',
  plotsUpDown: (up, down) => `${up} face up, ${down} face down`,
  plots: { bomb: 'Bomb', snare: 'Snare', extortion: 'Extortion', raid: 'Raid' },
  faceDown: 'face down',
  plotSupply: 'Plots',
  plotCost: (warriors) => `the next costs ${counted(warriors, 'warrior')}`,
  exposure: 'Exposure: whoever has pieces there may guess a plot that lies face down.',
  order: 'order',
  noOrder: 'no order',
  level: (level) => levels[level],
  stepTitle,
  instruction,
  stepText: (clause) => automatonClauses[clause] ?? '',
  lastTurn: 'Last turn',
  stepStates: { done: 'done', idle: 'nothing to do', now: 'now' },
  orderScores: (vp) => `the order scores ${vp}`,
  priceOf: (warriors) => `you pay ${warriors}`,
  shield: 'Shield',
  sword: 'Sword',
  plotsLeft: 'What may still come',
  trait: (faction, trait) => {
    const [name, text] = traitsOf(faction)[trait] ?? [trait, ''];
    return { name, text };
  },
};
