/** The law in short sentences, by clause: what all share here, each faction's chapter in its own file. */
import { clauses as automatonClauses } from './automata/shared.ts';
import { factionTexts } from './factions/all.ts';

const shared: { readonly [clause: string]: string } = {
  'ROOT-1.1.1':
    'A card overrides the law. A faction’s rule overrides a general one only where both cannot be followed.',
  'ROOT-1.1.2': '“Cannot” is absolute: no permission overrides it unless it names the prohibition.',
  'ROOT-1.1.3': 'Where it is unclear who decides or what comes first, the player whose turn it is chooses.',
  'ROOT-1.2.1': 'Hands are secret, their sizes are open.',
  'ROOT-1.4.1': 'A turn is Birdsong, Daylight, Evening; then the next player clockwise takes a turn.',
  'ROOT-1.5.1': 'A faction has no more pieces than its components: what has run out cannot be placed.',
  'ROOT-1.5.2': 'Whoever is told to place, take or remove pieces does as much as possible.',
  'ROOT-1.5.4': 'Pieces removed together all go first; then everything that their removal triggers is resolved.',
  'ROOT-1.5.5': 'Pieces forced to act do so as if their owner had chosen it.',
  'ROOT-2.1':
    'There is one deck and one discard pile. As soon as the deck is empty, the discard pile is shuffled into a new one.',
  'ROOT-2.1.1': 'A bird card may be used as a card of any other suit. A card asked for as “bird” must be one.',
  'ROOT-2.1.2': 'Ambush cards are spent for their suit or played in battle; they cannot be crafted.',
  'ROOT-2.1.3': 'Dominance cards are spent for their suit or activated; they cannot be crafted.',
  'ROOT-2.1.4': 'A revealed card lies open before its owner and serves nothing else until it is returned or discarded.',
  'ROOT-2.2.1': 'Two clearings are adjacent if an open path links them.',
  'ROOT-2.2.2': 'Each clearing has one suit: fox, rabbit or mouse.',
  'ROOT-2.2.3': 'A building needs an open slot.',
  'ROOT-2.2.4': 'A ruin fills a slot until something removes it.',
  'ROOT-2.3': 'Rivers are paths only for those who treat them as paths.',
  'ROOT-2.4':
    'A forest is adjacent to the clearings on its border and to forests behind exactly one path. Only the Vagabond enters forests.',
  'ROOT-2.5':
    'You rule a clearing where your warriors plus buildings outnumber those of each other player. On a tie nobody rules.',
  'ROOT-2.6': 'Pieces are placed from the supply or the left of their track, and return there when they are removed.',
  'ROOT-2.7': 'Enemies are all other players who are not in a coalition with you.',
  'ROOT-3.1':
    'Whoever reaches 30 VP wins at once, and the game ends. If several do at the same moment, the player whose turn it is wins.',
  'ROOT-3.2.1': 'Each enemy building or token that you remove scores 1 VP.',
  'ROOT-3.2.2': 'A crafted item scores the VP printed on its card.',
  'ROOT-3.2.3': 'VP never fall below 0.',
  'ROOT-3.3.1':
    'In your Daylight, with at least 10 VP, you may activate a dominance card: your marker leaves the track and you score no more.',
  'ROOT-3.3.1.1': 'Fox, rabbit, mouse: you win if you rule three clearings of that suit at the start of your Birdsong.',
  'ROOT-3.3.1.2': 'Bird: you win if you rule two opposite corners at the start of your Birdsong.',
  'ROOT-3.3.2': 'An activated dominance card never leaves play; nobody activates a second one.',
  'ROOT-3.3.3': 'A dominance card that would be discarded becomes available beside the map.',
  'ROOT-3.3.4': 'In your Daylight you may claim an available dominance card for a card of its suit.',
  'ROOT-3.3.5': 'The Vagabond uses dominance cards for a coalition only; automata never use them.',
  'ROOT-4.1.1':
    'To craft a card, activate a crafting piece of each suit in its cost. A piece has the suit of its clearing and is activated once per turn.',
  'ROOT-4.1.2': 'An item must be in the supply: take it, score, discard the card.',
  'ROOT-4.1.3': 'A persistent effect stays in your play area. You cannot craft a second one of the same kind.',
  'ROOT-4.1.4': 'Each faction has its own time to craft.',
  'ROOT-4.2': 'A move takes any number of your warriors from one clearing to an adjacent one.',
  'ROOT-4.2.1': 'You must rule the clearing you leave or the one you enter.',
  'ROOT-4.2.2': 'A piece may move several times in a turn.',
  'ROOT-4.2.3': 'What follows from a move is resolved in the order the mover chooses.',
  'ROOT-4.3': 'To battle you need a warrior or pawn in the clearing, and an enemy piece there.',
  'ROOT-4.3.1': 'First the defender may play an ambush card that matches the clearing.',
  'ROOT-4.3.1.1': 'The attacker may cancel the ambush with a matching ambush card.',
  'ROOT-4.3.1.2': 'Otherwise the ambush deals two hits at once; if no attacker is left, the battle is over.',
  'ROOT-4.3.2': 'Two dice are rolled: the attacker deals the higher, the defender the lower.',
  'ROOT-4.3.2.1': 'A side deals no more rolled hits than it has warriors there.',
  'ROOT-4.3.3': 'Then effects may be used. Extra hits have no limit.',
  'ROOT-4.3.3.1': 'A defender without warriors there is defenseless and takes an extra hit.',
  'ROOT-4.3.4':
    'Both sides deal their hits together. Each hit removes a piece of its owner’s choice, warriors before anything else.',
  'ROOT-5.1':
    'Factions set up in letter order. A starting corner must be free and, if possible, opposite to a taken one.',
  'ROOT-5.2': 'Reach says how much the factions will meet on the map. It is advice, not a rule.',
  'ROOT-9.2.8':
    'With four or more players and 10 VP the Vagabond may activate a dominance card for a coalition with the player who has the fewest VP. If that player wins, both do.',
  'ROOT-14.1': 'Armorers: discard in battle to take no rolled hits.',
  'ROOT-14.2': 'Sappers: discard as defender for one extra hit.',
  'ROOT-14.3': 'Brutal Tactics: as attacker one extra hit; the defender scores 1 VP at once.',
  'ROOT-14.4': 'Scouting Party: an attacker who has it cannot be ambushed.',
  'ROOT-14.5': 'Royal Claim: discard in Birdsong for 1 VP per clearing you rule.',
  'ROOT-14.6': 'Stand and Deliver!: once in Birdsong take a random card of another player, who scores 1 VP.',
  'ROOT-14.7': 'Better Burrow Bank: at the start of Birdsong you and another player draw a card.',
  'ROOT-14.8':
    'Command Warren: a battle when Daylight begins. Cobbler: a move when Evening begins. Codebreakers: see a hand. Tax Collector: a warrior for a card.',
  'ROOT-14.9': 'A favor removes all enemy pieces from every clearing of its suit.',
  'ROOT-14.10': 'Several different effects may be used in one battle.',
  'ROOT-14X.1': 'The deck of Exiles & Partisans replaces the base deck as a whole.',
  'ROOT-14X.2':
    'Soup Kitchens: tokens count two each for rule. Partisans: an extra hit in a clearing of their suit, and all hand cards of other suits are discarded. False Orders: half of an enemy’s warriors in a clearing move, no matter who rules.',
  'ROOT-14X.3': 'League of Adventurous Mice: exhaust a crafted item for a move or a battle; it stays face down.',
  'ROOT-14X.4':
    'Coffin Makers: warriors that would return to a supply lie here. At the start of Birdsong 1 VP for every five of them, then all return.',
  'ROOT-14X.5':
    'Tunnels: clearings with your crafting pieces are adjacent to one another. Propaganda Bureau: both halves must be possible.',
  'ROOT-15':
    'On the Winter, Lake and Mountain maps the twelve suit markers, four of each suit, are laid out by chance.',
  'ROOT-15.1': 'Autumn: the printed suits apply.',
  'ROOT-15.2': 'Winter: the river divides forests as a path does.',
  'ROOT-15.3':
    'Lake: once per turn a move may take the ferry from its clearing to another coastal one; the mover draws a card.',
  'ROOT-15.4':
    'Mountain: once per turn, in Daylight, a card opens a closed path beside a piece of yours for 1 VP. Whoever rules the Pass at the end of their Evening scores 1 VP.',
  'ROOT-16.2':
    'An automaton has no hand: a card it would draw or be given is 1 VP, a card taken from it is drawn from the deck.',
};

export const clauses: { readonly [clause: string]: string } = Object.assign(
  {},
  shared,
  ...Object.values(factionTexts).map((text) => text.clauses),
  automatonClauses,
);
