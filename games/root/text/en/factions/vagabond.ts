import { capital } from '@tavola/games/text/capital.ts';
import { counted, does, list, whoIn, whose } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import { questOf } from '../../../data/quests.ts';
import type { Held } from '../../../rules/boards/vagabond.ts';
import type { RuinSeen } from '../../../rules/factions/vagabond/state.ts';
import type {
  Ability,
  Condition,
  VagabondAsk,
  VagabondEvent,
  VagabondMove,
} from '../../../rules/vocabulary/vagabond.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, characterName, itemName, questName, suitName, where } from '../phrases/phrases.ts';

const conditions: { readonly [condition in Condition]: string } = {
  ready: '',
  exhausted: ' (exhausted)',
  damaged: ' (damaged)',
  'exhausted-damaged': ' (exhausted, damaged)',
};
const abilities: { readonly [ability in Ability]: string } = {
  steal: 'Steal: a random card of somebody here',
  'day-labor': 'Day Labor: a matching card of the discard pile',
  hideout: 'Hideout: repair three items; Daylight ends',
  instigate: 'Instigate: two others battle here',
  'scorched-earth': 'Scorched Earth: burn this clearing for good',
  glide: 'Glide to any clearing',
};
const abilityNames: { readonly [ability in Ability]: string } = {
  steal: 'Steal',
  'day-labor': 'Day Labor',
  hideout: 'Hideout',
  instigate: 'Instigate',
  'scorched-earth': 'Scorched Earth',
  glide: 'Glide',
};
const levels = ['Indifferent', 'Amiable', 'Friendly', 'Allied'];
const level = (relation: number) => (relation < 0 ? 'Hostile' : (levels[relation] ?? ''));
const items = (all: readonly string[]) => list(tally(all.map(itemName)));
const held = (all: readonly Held[]) =>
  tally(
    all.map(({ item, up, damaged }) => {
      const condition = damaged ? (up ? 'damaged' : 'exhausted-damaged') : up ? 'ready' : 'exhausted';
      return itemName(item) + conditions[condition];
    }),
  ).join(', ');
const toGo = (left: number) => `${left} to go`;

export const vagabond: FactionText<VagabondAsk, VagabondMove, VagabondEvent> = {
  asks: {
    'vagabond.character': 'Choose your character',
    'vagabond.forest': 'Choose the forest in which you begin',
    'vagabond.refresh': ({ left }) => `Refresh which item? (${toGo(left)})`,
    'vagabond.slip': asked('Slip to a place next to you?', 'Slip away? Choose a place next to you'),
    'vagabond.daylight': asked('Daylight: what do you do?', 'Daylight: what do you do with your items?'),
    'vagabond.take-along': ({ from, to }) =>
      asked('Take Allied warriors along?', `From ${where(from)} to ${where(to)}: take Allied warriors along?`),
    'vagabond.fight-along': ({ clearing }) =>
      asked('Do Allied warriors fight along?', `Battle in ${where(clearing)}: do Allied warriors fight along?`),
    'vagabond.hit': ({ clearing, left }) =>
      asked(
        `What takes the hit? (${toGo(left)})`,
        `Hits in ${where(clearing)}: what takes the next one? (${toGo(left)})`,
      ),
    'vagabond.damage': ({ left }) => `Damage which item? (${toGo(left)})`,
    'vagabond.explore': ({ clearing }) =>
      asked('Take which item of the ruin?', `Under the ruin in ${where(clearing)}: which item do you take?`),
    'vagabond.aid-whom': 'Aid: whom?',
    'vagabond.aid-card': ({ to }, say) => `Aid: choose a card for ${whoIn(to, say)}`,
    'vagabond.aid-item': ({ to }, say) =>
      asked('Aid: exhaust which item?', `Aid for ${whoIn(to, say)}: choose the item that you exhaust`),
    'vagabond.aid-take': ({ from }, say) => `Take an item of ${whoIn(from, say)}?`,
    'vagabond.quest-items': ({ quest }) => asked('Quest: with which items?', `${questName(quest)}: with which items?`),
    'vagabond.quest-reward': ({ quest, vp }) =>
      asked(`${vp} VP or two cards?`, `${questName(quest)} is done: ${vp} VP or two cards?`),
    'vagabond.strike-whom': 'Strike: whom?',
    'vagabond.strike-what': ({ seat }, say) => `Strike ${whoIn(seat, say)}: which piece?`,
    'vagabond.repair': ({ left }) => `Repair which item? (${toGo(left)})`,
    'vagabond.pay': ({ left }) =>
      asked(`Pay with which item? (${toGo(left)})`, `Pay the Riverfolk: choose an item to exhaust (${toGo(left)})`),
    'vagabond.too-much': ({ left }) =>
      asked(
        `Which item is lost? (${toGo(left)})`,
        `Too much to carry: choose an item that leaves the game (${toGo(left)})`,
      ),
    'vagabond.steal-whom': 'Steal: from whom?',
    'vagabond.day-labor': asked('Which card of the discards?', 'Day Labor: which card of the discard pile?'),
    'vagabond.instigate-attacker': 'Instigate: who attacks?',
    'vagabond.instigate-defender': ({ attacker }, say) =>
      asked(`Whom does ${whoIn(attacker, say)} attack?`, `Instigate: whom does ${whoIn(attacker, say)} attack?`),
    'vagabond.glide': 'Glide: to which clearing?',
    'vagabond.enlist': ({ arbiter, clearing, support }, say) =>
      asked(
        `Enlist ${whoIn(arbiter, say)}, the Arbiter?`,
        `Battle in ${where(clearing)}: enlist ${whoIn(arbiter, say)}, the Arbiter, for up to ${counted(support, 'rolled hit')} more? It scores him 1 VP`,
      ),
    'vagabond.quest-card': 'Which quest was turned up?',
    'vagabond.ruin-item': ({ clearing }) =>
      asked('Which item lies under the ruin?', `Which item lies under the ruin in ${where(clearing)}?`),
  },
  moves: {
    'vagabond.character': ({ character }) => characterName(character),
    'vagabond.item': ({ item, condition }) => capital(itemName(item)) + conditions[condition],
    'vagabond.stay': 'Stay',
    'vagabond.explore': 'Explore the ruin (torch)',
    'vagabond.aid': 'Aid somebody here',
    'vagabond.quest': ({ quest }) => `Quest ${questName(quest)}: ${items(questOf(quest).items)}`,
    'vagabond.as-shown': 'The items that the quest shows',
    'vagabond.improvise': ({ item, as }) => `Improvise: ${itemName(item)} as ${itemName(as)}; it is damaged`,
    'vagabond.quest-vp': 'Score',
    'vagabond.quest-cards': 'Draw two cards',
    'vagabond.strike': 'Strike (crossbow)',
    'vagabond.repair': 'Repair an item (hammer)',
    'vagabond.special': ({ ability }) => `${abilities[ability]} (torch)`,
    'vagabond.enlist': 'Enlist the Arbiter',
  },
  events: {
    'vagabond.character': ({ seat, character }, say) => `${does(seat, say, 'plays')} the ${characterName(character)}`,
    'vagabond.pawn': ({ seat, place }, say) => `${does(seat, say, 'begins')} in ${where(place)}`,
    'vagabond.quest-revealed': ({ quest }) => `New quest: ${questName(quest)}, ${items(questOf(quest).items)}`,
    'vagabond.exhausted': ({ seat, item, count }, say) =>
      `${does(seat, say, 'exhausts')} ${items(new Array(count).fill(item))}`,
    'vagabond.refreshed': (it, say) => `${does(it.seat, say, 'refreshes', 'refresh')} ${items(it.items)}`,
    'vagabond.damaged': (it, say) => `${does(it.seat, say, 'damages')} ${items(it.items)}`,
    'vagabond.repaired': (it, say) => `${does(it.seat, say, 'repairs')} ${items(it.items)}`,
    'vagabond.lost': (it, say) => `${does(it.seat, say, 'leaves')} behind for good: ${items(it.items)}`,
    'vagabond.along': ({ seat, ally }, say) => `${capital(whose(ally, say))} warriors fight for ${whoIn(seat, say)}`,
    'vagabond.explored': ({ seat, clearing, item }, say) =>
      `${does(seat, say, 'explores')} the ruin in ${where(clearing)}: ${item ? itemName(item) : 'nothing to take'}`,
    'vagabond.took': ({ seat, from, item }, say) =>
      `${does(seat, say, 'takes')} a crafted item of ${from === say.me ? 'yours' : say.who(from)}: ${itemName(item)}`,
    'vagabond.relation': ({ seat, of, level: to }, say) =>
      `${capital(whose(seat, say))} relationship with ${whoIn(of, say)}: ${level(to)}`,
    'vagabond.hostile': ({ seat, of }, say) => `${does(of, say, 'is', 'are')} now Hostile to ${whoIn(seat, say)}`,
    'vagabond.quest': ({ seat, quest }, say) => `${does(seat, say, 'completes')} the quest ${questName(quest)}`,
    'vagabond.improvised': ({ seat, item, as }, say) =>
      `${does(seat, say, 'improvises')}: ${itemName(item)} as ${itemName(as)}`,
    'vagabond.special': ({ seat, ability }, say) => `${does(seat, say, 'uses')} ${abilityNames[ability]}`,
    'vagabond.labor': ({ seat, card }, say) => `${does(seat, say, 'takes')} ${cardName(card)} from the discard pile`,
    'vagabond.scorched': ({ seat, clearing }, say) => `${does(seat, say, 'burns')} ${where(clearing)} for good`,
    'vagabond.enlisted': ({ seat, by, support }, say) =>
      `${does(by, say, 'enlists')} ${whoIn(seat, say)}, the Arbiter: up to ${counted(support, 'rolled hit')} more`,
  },
  pieces: {},
  why: {
    ruin: 'an explored ruin',
    ally: 'Aid to an Ally',
    friendship: 'a better relationship',
    infamy: 'Infamy',
    quest: 'a completed quest',
    protector: 'protection',
  },
  abilities: { 'swift-strike': 'Swift Strike (a sword)' },
  clauses: {
    'ROOT-9.2.1':
      'The Vagabond crafts in Daylight by exhausting a hammer for each icon; his hammers have the suit of his clearing. In a forest he cannot craft. Crafted items come face up onto his board.',
    'ROOT-9.2.2':
      'The pawn is not a warrior: it neither rules nor keeps others from ruling, and it cannot be removed. Whatever removes all enemy pieces from his clearing damages three of his items instead.',
    'ROOT-9.2.3': 'The Vagabond moves no matter who rules.',
    'ROOT-9.2.4': 'Without an undamaged sword the Vagabond is defenseless.',
    'ROOT-9.2.5':
      'Items are face up or exhausted, whole or damaged. Only face-up, undamaged items can be exhausted. Teas, coins and sacks that are ready lie on their tracks, three at most.',
    'ROOT-9.2.6': 'The Vagabond deals at most as many rolled hits as he has undamaged swords, face up or down.',
    'ROOT-9.2.7': 'Each hit damages one undamaged item of his choice; with none left, hits do nothing.',
    'ROOT-9.2.9': 'There is a relationship marker for each other faction, but none for another Vagabond.',
    'ROOT-9.2.9.1':
      'One, two, then three Aids in one turn move the marker a step: 1, 2 and 2 VP. Aids that are not used up are lost at the end of the turn.',
    'ROOT-9.2.9.2':
      'Aid to an Ally scores 2 VP. Warriors of one Ally may move along with him and fight for him when he attacks others; then they may take hits. If they take more hits than his items do, they become Hostile after the battle.',
    'ROOT-9.2.9.3': 'Whoever loses a warrior to the Vagabond becomes Hostile. Aid never mends that.',
    'ROOT-9.2.9.3.1':
      'Infamy: in battle during his own turn each piece of a Hostile faction that he removes scores 1 VP more, but for the warrior that made it Hostile.',
    'ROOT-9.2.9.3.2': 'Moving to a clearing with Hostile warriors costs one more boot; slipping there does not.',
    'ROOT-9.3':
      'Setup: a character with its items, the pawn in any forest, three open quests, and one hidden item under each ruin.',
    'ROOT-9.4': 'Birdsong: refresh items, then slip.',
    'ROOT-9.4.1':
      'Refresh: three exhausted items are turned up, and two more for each tea on the track; damaged ones too.',
    'ROOT-9.4.2': 'Slip: he may go to a clearing or forest next to him for nothing; nothing keeps him from leaving.',
    'ROOT-9.5': 'Daylight: any number of actions, each for an exhausted item.',
    'ROOT-9.5.1': 'Move: one boot, to a clearing next to him; never into a forest.',
    'ROOT-9.5.2': 'Battle: one sword, in his clearing.',
    'ROOT-9.5.3':
      'Explore: one torch in a clearing with a ruin; he takes the item under it and scores 1 VP. A ruin without items is removed.',
    'ROOT-9.5.4':
      'Aid: any item, and a card that matches his clearing for somebody with pieces there; then he may take one of their crafted items.',
    'ROOT-9.5.5':
      'Quest: in a clearing of its suit, for the two items it shows. He scores 1 VP for each quest of that suit that he has completed, or draws two cards.',
    'ROOT-9.5.6':
      'Strike: one crossbow removes an enemy warrior in his clearing; of an enemy without warriors there a building or token. It is not a battle.',
    'ROOT-9.5.7': 'Repair: one hammer for a damaged item, which keeps the side it shows.',
    'ROOT-9.5.9': 'Special action: one torch for what his character can do.',
    'ROOT-9.6':
      'Evening: in a forest all damaged items become whole and face up. Draw one card and one more for each coin on the track; discard down to five. Satchel and Damaged box hold six items, and two more for each sack on the track; the rest leaves the game.',
    'ROOT-9.7': 'Each character has items of its own and one thing that only it can do.',
    'ROOT-9.7.2': 'Day Labor: the Tinker takes a card of his clearing’s suit or a bird from the discard pile.',
    'ROOT-9.7.3': 'Hideout: the Ranger repairs three items; then Daylight is over.',
    'ROOT-9.7.4':
      'Instigate: the Vagrant names two others who battle in his clearing. He removes the pieces of both and scores for them.',
    'ROOT-9.7.5':
      'Protector: a defender in the Arbiter’s clearing may enlist him before the roll; his undamaged swords raise the most that the defender can roll, and he scores 1 VP.',
    'ROOT-9.7.6':
      'Scorched Earth: the Scoundrel leaves his torch in his clearing. All enemy pieces there are removed, and nothing can be placed there or move there ever after.',
    'ROOT-9.7.7':
      'Improvise: once per turn one ready item of the Adventurer counts as any other in a quest; it is exhausted and damaged.',
    'ROOT-9.7.8': 'Swift Strike: after the roll the Ronin may exhaust swords, each for one extra hit.',
    'ROOT-9.7.9': 'Glide: the Harrier’s pawn goes to any clearing.',
    'ROOT-9.8':
      'Two Vagabonds play different characters and share the open quests. Two items lie under each ruin; an explorer looks at both and takes one, of a type that he has not taken from a ruin yet.',
  },
  board: ({ open, secrets }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'vagabond' || board.character === null) return [];
    const relations = open.players.flatMap(({ faction }, other) =>
      other === seat || faction === 'vagabond' ? [] : [`${say.who(other)} ${level(board.relations[other] ?? 0)}`],
    );
    const ruins = (secrets[seat] as readonly RuinSeen[]).map(
      ({ clearing, item }) => `${itemName(item)} (${where(clearing)})`,
    );
    const place = open.players[seat]?.pawn ?? 0;
    return [
      `${characterName(board.character)}${place > 12 ? ` in ${where(place)}` : ''}; items: ${held(board.items)}`,
      `Relationships: ${relations.join(', ') || 'none'}`,
      `Open quests: ${open.quests.map((quest) => `${questName(quest)}: ${items(questOf(quest).items)}`).join('; ') || 'none'}`,
      `Completed quests: ${tally(board.quests.map((quest) => suitName(questOf(quest).suit))).join(', ') || 'none'}`,
      ...(board.scorched.length > 0 ? [`Scorched: ${board.scorched.map(where).join(', ')}`] : []),
      ...(ruins.length > 0 ? [`Seen under ruins: ${ruins.join(', ')}`] : []),
    ];
  },
};
