import { capital } from '@tavola/games/text/capital.ts';
import { does, list, whose } from '@tavola/games/text/en.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Held } from '../../../rules/boards/vagabond.ts';
import type { ItemsEvent, VagabotEvent } from '../../../rules/vocabulary/vagabot.ts';
import type { AutomatonText } from '../../automaton-text.ts';
import { tally } from '../../names.ts';
import { characterName, itemName, questName, where } from '../phrases/phrases.ts';

const verbs: { readonly [what in ItemsEvent['what']]: readonly [string, string] } = {
  exhausted: ['exhausts', 'exhaust'],
  refreshed: ['refreshes', 'refresh'],
  damaged: ['damages', 'damage'],
  repaired: ['repairs', 'repair'],
};

export const vagabotEvents: ByKind<VagabotEvent> = {
  'automaton.items': ({ seat, what, items }, say) =>
    `${does(seat, say, ...verbs[what])} ${list(tally(items.map(itemName)))}`,
  'automaton.quest': ({ seat, quest, done }, say) =>
    done
      ? `${does(seat, say, 'completes')} the quest ${questName(quest)}`
      : `${capital(whose(seat, say))} next quest: ${questName(quest)}`,
  'automaton.blocked': ({ seat, clearing, item }, say) =>
    `${does(seat, say, 'fills')} a building slot in ${where(clearing)} for good: ${itemName(item)}`,
};

const held = (items: readonly Held[]) => tally(items.map(({ item }) => itemName(item))).join(', ') || 'none';

export const vagabond: AutomatonText = {
  name: 'Vagabot',
  about: 'It explores, quests, aids and battles in the nearest place where it can.',
  level: (of) => `refreshes ${of('refreshDamaged')} items · ${of('refreshClean')} without damage`,
  steps: {
    'AUT-7.4.3': 'Slip away',
    'AUT-7.5.1': 'Explore',
    'AUT-7.5.2': 'Quest',
    'AUT-7.5.3': 'Aid',
    'AUT-7.5.4': 'Battle',
    'AUT-7.5.5': 'Repair',
    'AUT-7.5.6': 'Special action',
    'AUT-7.7.1': 'Thief: steal a card',
    'AUT-7.7.2': 'Tinker: craft from the discard pile',
    'AUT-7.7.3': 'Ranger: slip away',
    'AUT-7.7.4': 'Vagrant: start a battle',
    'AUT-7.7.5': 'Scoundrel: clear the clearing',
    'AUT-7.7.6': 'Arbiter: special action',
  },
  traits: {
    adventurer: ['Adventurer', 'One battle a turn; what is left of the items goes into quests'],
    berserker: ['Berserker', 'Battles where most enemy pieces are; repairs one item more in Evening'],
    helper: ['Helper', 'Aid is worth 1 VP more, and the person draws two cards for each item'],
    marksman: ['Marksman', 'Attacks open with a hit before the dice'],
  },
  why: { aid: 'Aid', warriors: 'removed warriors', 'stolen-card': 'a stolen card', burnt: 'a cleared clearing' },
  clauses: {
    'AUT-7.2.1':
      'The pawn is not a warrior and cannot be removed. Whatever removes all enemy pieces from his clearing damages three of his items.',
    'AUT-7.2.4':
      'With 6, 9 and 12 undamaged items one, two and three of them lie on the battle track. He rolls at most 1 hit; the first two spaces add 1 each, the third an extra hit as attacker.',
    'AUT-7.2.5':
      'Each hit damages an item: exhausted before unexhausted ones, the satchel before the track. He is defenseless only without an undamaged item.',
    'AUT-7.3.2': 'Setup: the pawn begins in the forest with most clearings around it; of several by chance.',
    'AUT-7.4.3':
      'With two or fewer undamaged items he slips into a forest next to him, by chance, and has no Daylight.',
    'AUT-7.5':
      'Each action is done in the nearest clearing where it is possible. Each move exhausts an item, and he goes as far as his items reach; of equally short ways the next clearing of highest priority is taken.',
    'AUT-7.5.1': 'Explore: in the nearest ruin he takes an item by chance, for one item; it scores nothing.',
    'AUT-7.5.2':
      'Quest: in the nearest clearing of its suit, for any two items, he completes his quest for 1 VP and draws the next.',
    'AUT-7.5.3':
      'Aid: whoever in his clearing has crafted items and fewest VP gives as many as he can exhaust items for. He scores 1 VP for each; they draw that many cards.',
    'AUT-7.5.4':
      'Battle: against the player with most VP, in the nearest of their clearings, for one item; again for two items while he can pay. As attacker he scores 1 VP for each warrior.',
    'AUT-7.5.4.I': 'Of equally near clearings the one with most buildings and tokens of the target.',
    'AUT-7.5.4.II': 'Of those the one with fewest warriors of the target.',
    'AUT-7.5.5': 'Repair: one item for a damaged one, unexhausted ones first; it keeps the side it shows.',
    'AUT-7.5.6': 'Special: one item for what his character can do; what would do nothing is left out.',
    'AUT-7.6.1':
      'Evening: he refreshes six undamaged items, or four if any item is damaged; easier and harder levels change that by one.',
    'AUT-7.6.2': 'Evening: he repairs one item, in a forest all of them.',
    'AUT-7.7.1':
      'Thief: a random card of the person here with most VP, then most pieces, is discarded, and he scores 1 VP.',
    'AUT-7.7.2': 'Tinker: the latest card of the discard pile whose item is in the supply is crafted for 1 VP.',
    'AUT-7.7.3': 'Ranger: with three or more damaged items he slips into a forest next to him, by chance.',
    'AUT-7.7.4':
      'Vagrant: two others who are here fight, the first in setup order attacks the next; he removes the pieces of both. Without such a pair he attacks himself.',
    'AUT-7.7.5':
      'Scoundrel: where three or more enemy pieces are, a building or token among them, all are removed; one of his items fills a building slot for good, and he scores 1 VP.',
    'AUT-7.7.6':
      'Arbiter: a defender in his clearing may enlist him before the roll; his battle track adds to the most that the defender can roll, and he scores 1 VP. An automaton does so while its maximum is below 3 and below the attacker’s pieces and it has more VP than he.',
    'AUT-T-VAG-1': 'Adventurer: one battle a turn; items that are left at the end of Daylight go into quests.',
    'AUT-T-VAG-2':
      'Berserker: battles go to the clearing with most enemy pieces, against the player with most there; Evening repairs one item more.',
    'AUT-T-VAG-3': 'Helper: Aid scores 1 VP more; a person draws two cards for each item.',
    'AUT-T-VAG-4': 'Marksman: his attacks open with one hit before the dice are rolled.',
  },
  board: ({ open }, seat) => {
    const { board, pawn } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'vagabot' || board.character === null) return [];
    const whole = board.items.filter(({ damaged }) => !damaged);
    return [
      `${characterName(board.character)}${pawn > 12 ? ` in ${where(pawn)}` : ''}`,
      `Satchel: ready ${held(whole.filter(({ up }) => up))}; exhausted ${held(whole.filter(({ up }) => !up))}`,
      `Battle track: ${held(board.track)}; damaged: ${held(board.items.filter(({ damaged }) => damaged))}`,
      `Quest: ${board.quest === null ? 'none' : questName(board.quest)}`,
      ...board.blocked.map(({ clearing, item }) => `A slot in ${where(clearing)} is filled: ${itemName(item)}`),
    ];
  },
};
