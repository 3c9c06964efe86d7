/** The rules of Oath in short sentences of our own, by clause. */
import { cardClauses } from '../card-clauses.ts';
import { words } from './words.ts';

export const clauses: { readonly [clause: string]: string } = {
  'OATH-2.1':
    '"Must" beats ordinary rules, "cannot" beats "must", and "ignore" beats both. "If able" costs nothing when it is impossible.',
  'OATH-2.2': 'Pieces are limited, except secrets and dice: you gain or take as much as there is.',
  'OATH-2.3': 'Nobody may place, burn, give or sacrifice more than is asked for.',
  'OATH-2.4':
    'You gain warbands from your personal bank, favor from the named bank, secrets from the shared bank. What is killed returns to the bank of its colour, what is burned goes to the shared bank.',
  'OATH-2.5': 'Exiles are enemies of everybody else, Imperial players of every Exile, bandits of all.',
  'OATH-2.6':
    'You rule a faceup site where your colour has the most warbands, the cards there, and your own faceup advisers, relics and banners. Purple warbands rule for the whole Empire; without warbands bandits rule.',
  'OATH-2.7':
    'You may use the power of a card you rule or that lies at the site of your pawn; battle plans only if you rule them.',
  'OATH-2.8':
    'Nothing more can be placed on a card that holds favor or secrets, except to pay for a battle plan. Powers without a placed cost can still be used.',
  'OATH-2.9':
    "What you pay on another player's turn does not stay on the card: favor goes to the bank of its suit, secrets turn facedown on your board.",
  'OATH-2.10':
    'Discards go facedown to the pile of the next region: Cradle, Provinces, Hinterland and round again, counted from your pawn, or from the site where the card lay.',
  'OATH-2.11': 'A site holds only a set number of denizens and edifices, and you have at most three advisers.',
  'OATH-2.12': 'A facedown site is turned when a pawn arrives, and gets its favor, secrets and relics.',
  'OATH-2.13': 'Relics lie facedown at sites and faceup when held. Those in the Reliquary have no power.',
  'OATH-2.14':
    "A banner that is seized burns two of its tokens, never the last, and the People's Favor turns to its Mob side. A banner that is given loses nothing.",
  'OATH-2.15':
    'The title passes on when its holder no longer meets the goal of the oath and somebody else does. Whoever is tied keeps it.',
  'OATH-2.16': 'The title adds a defense die, as Usurper two; held by the Chancellor it helps every Imperial defender.',
  'OATH-3.1': 'In a round everybody takes a turn, the Chancellor first: Wake, Act, Rest.',
  'OATH-3.2':
    "Wake: tend the People's Favor, check whether you win, turn the title to Usurper if you are an Exile, pick up a token at your site.",
  'OATH-3.3': 'Act: any number of actions in any order; Supply is paid when an action starts.',
  'OATH-3.4':
    'Rest: favor on cards returns to the banks, all secrets on cards come to you, your Supply refreshes, and you may use Rest powers.',
  'OATH-3.5': 'When your Act Phase ends by an effect, you rest at once.',
  'OATH-3.6':
    'Free actions must not loop: no look that shows nothing new, no second move of warbands before something else was done, at most two negotiations with a partner in a turn and four proposals in each.',
  'OATH-4.1': 'The world of the last game is laid out; for a first game it is made by chance.',
  'OATH-4.9': 'Faceup sites get their favor and secrets; if favor runs short the Chancellor says where it goes.',
  'OATH-4.12': 'Everybody puts the pawn on a faceup site and keeps one of three cards as a facedown adviser.',
  'OATH-5.0':
    'At the start of a major action you choose and pay the modifiers you want; mandatory ones apply by themselves. A modifier in use cannot be discarded before the action is over.',
  'OATH-5.1.1':
    'Searching the discard pile of your region costs 2 Supply, the world deck 2 to 4 by the Visions drawn; whoever holds the Darkest Secret pays 2.',
  'OATH-5.1.2': 'You draw three cards. From the world deck a Vision ends the drawing and counts.',
  'OATH-5.1.3': 'All drawn cards but one are discarded.',
  'OATH-5.1.4':
    'The kept card is played to your site, to your advisers, as a revealed Vision by an Exile, as the Conspiracy, or discarded. A denizen at a site brings you a favor of its suit.',
  'OATH-5.1.5':
    'After a faceup play come its favor, the homeland of the site, the reactions of others, and its When Played power.',
  'OATH-5.1.6':
    'The Conspiracy takes a relic or banner of a player at your site for a burned secret, if two of your faceup advisers each match one of theirs. It leaves the game.',
  'OATH-5.1.7': 'A pile without cards cannot be searched.',
  'OATH-5.2': 'Muster: 1 Supply and 1 favor on an empty card with a suit at your site bring two warbands.',
  'OATH-5.3':
    'Trade: 1 Supply and an empty card with a suit at your site. A secret brings one favor and one for each matching adviser; two favor bring a secret for each matching adviser.',
  'OATH-5.4.1': 'Recover: for 1 Supply take a facedown relic at your site or a banner.',
  'OATH-5.4.2':
    'The Darkest Secret of another player can be recovered only if a card at their site matches none of their faceup advisers.',
  'OATH-5.4.3': 'A relic costs what its site says, a banner more tokens than lie on it.',
  'OATH-5.4.4':
    "What lay on a recovered banner: favor of the People's Favor goes round the banks; of the Darkest Secret's you get one secret, the former holder the rest.",
  'OATH-5.4.5': 'A relic at a site without a recover cost cannot be recovered.',
  'OATH-5.5.1':
    'Campaign: 2 Supply against a player at your site by rule or by pawn, or against bandits if no player rules it.',
  'OATH-5.5.2':
    'Targets: sites of the defender anywhere; with their pawn at your site also their relics, banners, pawn and favor. At least one at your site, and your site itself if the defender rules it.',
  'OATH-5.5.3':
    'A Citizen who fights the Empire, or is attacked by the Chancellor, is not Imperial in that campaign. The Chancellor is an Ally of every Imperial defender; Citizens on the spot may join.',
  'OATH-5.5.4':
    'You roll up to one attack die for each warband on your board; targets and title make the defense pool.',
  'OATH-5.5.5':
    'First the attacker, then the defending side use battle plans they rule, each once. Attack dice that cannot be removed become defense dice. Bandits use all free plans.',
  'OATH-5.5.6': 'Defense: shields, doubled by each doubler, plus the warbands that defend, or the bandits.',
  'OATH-5.5.7':
    'Attack: swords plus half the hollow swords; each skull kills one of your own. You may sacrifice exactly as many warbands as you need to exceed the defense.',
  'OATH-5.5.8':
    'The loser’s force loses half of its warbands, rounded down. A defeated defender brings the rest to the board.',
  'OATH-5.5.9':
    'A victorious attacker leaves any number of warbands on the targeted sites, takes targeted relics and banners, and may banish a targeted pawn and burn half of its favor.',
  'OATH-5.5.10': "At the end come the winner's rewards, then discards, then reactions.",
  'OATH-5.5.11': 'If an effect says that a side wins now, the rolls are skipped.',
  'OATH-5.6.1': 'Travel to another site for the Supply between the regions; a facedown site is turned.',
  'OATH-5.6.2': 'A fixed cost replaces the printed one, increases come on top, and "no Supply" removes it all.',
  'OATH-5.6.3': 'Whoever is made to travel goes only where they legally could; tolls are their own choice.',
  'OATH-6.1':
    'A facedown adviser may be played faceup or discarded. Its owner may look at it at any time and show it to whoever they negotiate with.',
  'OATH-6.2': 'You may use Action powers that you have access to and that would do something.',
  'OATH-6.3': 'You may peek at facedown relics at your site.',
  'OATH-6.4':
    'You may move warbands between your board and your site, never the last one of a site. A Citizen needs permission to lift them; Imperial players may pass them on by consent.',
  'OATH-6.5': 'The holder of the Scepter may peek at the Reliquary, but not on the turn in which it was taken.',
  'OATH-6.6':
    'The holder of the Scepter may offer an Exile Citizenship with one Reliquary relic and an exchange. Whoever accepts becomes a Citizen, exchanges warbands for purple ones, discards a revealed Vision and has Supply 7; on their own turn they rest at once.',
  'OATH-6.7': "The holder of the Scepter may exile a Citizen for 5 favor, more or less by title and People's Favor.",
  'OATH-6.8':
    'A Citizen may go into exile by giving the holder of the Scepter 1 favor per secret and per warband on the board.',
  'OATH-6.9': 'Citizens share the rule of all Imperial sites and keep their own board.',
  'OATH-7.1': 'Only faceup cards and sites, uncovered Reliquary slots, banners and the title have powers.',
  'OATH-7.2': 'Costs are favor or secrets that are placed or burned.',
  'OATH-7.3': 'A power, toll or price that cannot be paid in full cannot be used.',
  'OATH-7.4': 'Powers are actions, When Played, Rest, modifiers, battle plans, persistent or static.',
  'OATH-7.5':
    'Site-only cards lie at sites, adviser-only cards beside boards, and a locked card that lies faceup stays where it is.',
  'OATH-7.6':
    'On an adviser "you" is its owner; a card at a site names whom it affects. Under bandits everybody is an enemy.',
  'OATH-7.7':
    'A toll goes to the ruler, to the Chancellor for the Empire, and burns under bandits. Unpaid, the action is not possible.',
  'OATH-7.8': 'Modifiers are chosen at the start of an action, each once.',
  'OATH-7.9': 'A plan that adds attack dice for the attacker removes as many for the defender.',
  'OATH-7.10': 'What a plan checks is checked when it is used; one that would do nothing is not offered.',
  'OATH-7.11': 'An exchange is one explicit list that both agree to, carried out at once.',
  'OATH-7.12': 'Cards under the Ancient Bloodline cannot be discarded, moved, swapped, recovered or buried by enemies.',
  'OATH-7.13': 'Citizenship by a card follows the same rules without an offer.',
  'OATH-7.14':
    'The lowest adviser limit among your cards counts; whoever exceeds it discards down, and what cannot be met cannot be played.',
  'OATH-7.15': 'The text of a card and its rulings are rules.',
  'OATH-8.1': 'Whoever won by one Vision alone vows its oath; anybody else any oath but the present one.',
  'OATH-8.2':
    "When an Exile has won, all Citizens become Exiles, and the winner may offer Citizenship to the other Exiles for nothing; their sites then count as the winner's.",
  'OATH-8.3':
    "A Chancellor or Citizen who has won may build the edifice of a denizen's suit in its place, at a ruled site without an edifice, or repair a ruin at a ruled site.",
  'OATH-8.4':
    'Sites that the winner does not rule and that have no intact edifice are gone, with what lies there; an intact Forest Temple keeps sites with a Beast card.',
  'OATH-8.5': 'Elsewhere edifices that the winner does not rule fall to ruin, and the denizens beside them leave.',
  'OATH-8.6': 'Pawns, warbands, favor and secrets leave the map.',
  'OATH-8.7':
    'Sites without ruins move up toward the Cradle in their order, sites with ruins to the far end of the Hinterland.',
  'OATH-8.8': 'Facedown sites fill the gaps; in a region without a faceup site the top one is turned.',
  'OATH-8.9':
    "By the most common suit of the winner's faceup advisers three new denizens come from the Archive, two of the next suit clockwise and one of the next. If it has too few, six of the largest suit of the Dispossessed return and the others go to the Archive.",
  'OATH-8.10':
    "The Visions are set aside. Six random cards of the discards and the losers' advisers go to the Dispossessed, unseen.",
  'OATH-8.11':
    "The losers' relics are shuffled into the relic deck, faceup sites are filled from it, and the relics of the winner and the Reliquary go on top.",
  'OATH-8.12': 'Oath, map, boards and decks are kept for the next game.',
  'OATH-8.13':
    'The new world deck: ten denizens with two Visions, fifteen with the other three, then the remaining denizens.',
  'OATH-8.14': 'Nothing is lost between two games.',
  'OATH-8.15': 'The winner is the next Chancellor; the former one takes the colour that the winner leaves.',
  'OATH-8.16': 'The world is one document; hidden orders stay hidden.',
  'OATH-9.1':
    'The Clockwork Prince starts on the topmost Cradle site without cards, favor or secrets; all suits are unaligned, and both tokens lie on the threat node of the oath.',
  'OATH-9.2': 'As Chancellor he has no relics in his Reliquary, and its powers do not exist.',
  'OATH-9.3': 'His rules beat the ordinary ones.',
  'OATH-9.4': 'Each of his conspirators counts as one faceup adviser of that suit.',
  'OATH-9.5': 'Relics are kept in the order in which they were taken.',
  'OATH-9.6': 'His tactics add attack dice when he attacks and remove them when he defends; nothing changes that.',
  'OATH-9.7': 'Under a Prince no Citizen becomes an Exile, and Citizens refresh Supply by the warbands in his bank.',
  'OATH-9.8':
    'As an Exile he acts as though the Usurper were the threat, until he is the Usurper; he reveals no Visions and takes no Citizenship.',
  'OATH-9.9':
    'When tied he takes the leftmost: the Cradle first, the top first, the first card drawn, the earliest player, the relic taken first, the marker that entered first.',
  'OATH-9.10': 'He uses no Supply.',
  'OATH-9.11':
    'He uses only powers that are free and need no choice; he never pays, exchanges or discards for one, and pays no tolls.',
  'OATH-9.12':
    'The threat is the first that is true: a Citizen who is the Successor, a Usurper (in round 8 any Exile who is Oathkeeper), a Vision that is met, an Exile who is Oathkeeper.',
  'OATH-9.13': 'Both tokens go to the node of a threat that is new, or whose quadrant they have left.',
  'OATH-9.14': "If he holds the People's Favor he puts favor on it, from the board first, then from his Ambition.",
  'OATH-9.15':
    'He draws three cards, Visions do not stop him, and goes on until a denizen comes. Each battle plan advances his tactics.',
  'OATH-9.16':
    'His quadrant says whether he plays a friend or a conspirator: the highest of them, else an unaligned suit, else the other kind.',
  'OATH-9.17': 'He plays it to the topmost site where it may lie, the Cradle first, and gains a favor of its suit.',
  'OATH-9.18': 'A card that fits nowhere is discarded for what his quadrant shows; favor goes to his Ambition.',
  'OATH-9.19':
    'The marker of its suit advances by one row; an unaligned one enters the column that the quadrant names.',
  'OATH-9.20': 'The row of that marker says how many actions he takes.',
  'OATH-9.21':
    'For each action he follows an arrow whose condition holds: red, then orange marked as priority, then orange, then black.',
  'OATH-9.22': 'What he cannot do is skipped and does not count; when nothing on the whole map can be done, he stops.',
  'OATH-9.23':
    'He travels to where a trade would yield most, or to the leftmost relic; where there is none he gains a favor or a secret, or turns up a site.',
  'OATH-9.24':
    'He puts a favor of his board on each empty card at his site, the closest first, and gains two warbands for each.',
  'OATH-9.25': 'Each empty card of a friend gives favor, each of a conspirator secrets, by its row; nothing is placed.',
  'OATH-9.26': 'He searches and plays once more; the number of his actions stays.',
  'OATH-9.27':
    'For a banner he pays all he has, for the relic closest to the site its price; as an Exile secrets may stand for favor. He never recovers a banner that he holds.',
  'OATH-9.28':
    'He is battle ready if he can roll more attack dice than the dice of his targets and the warbands or bandits that defend.',
  'OATH-9.29':
    'He travels and campaigns in one action: against the weakest site of an enemy or of bandits, or where the holder of relics or of a banner stands.',
  'OATH-9.30': 'He targets the site, the banner or the first relic, and then more while he stays battle ready.',
  'OATH-9.31':
    'He rolls all dice, uses free battle plans without drawbacks, sacrifices what wins, and leaves one warband on each site he took.',
  'OATH-9.32': 'Defending he loses warbands on boards first, then at sites from right to left; Allies are welcome.',
  'OATH-9.33':
    'Favor on cards returns to the banks, secrets on cards come to him, and the start token follows the action token.',
  'OATH-9.34':
    'A Prince who is Chancellor without the title and sees a threat other than a Successor offers each Exile the bottom relic of the deck and Citizenship.',
  'OATH-9.35': 'As winner he vows the first other oath, builds at the leftmost site, and offers Citizenship to nobody.',
  'OATH-9.36':
    'He accepts no exchange, lets Citizens lift warbands, and lets everybody travel from a Shrouded Wood that he rules.',
  'OATH-G19': 'Under Devotion the Successor is whoever holds the Grand Scepter: the Prince goes for it first.',
  'OATH-10.1': 'An Exile wins in Wake with the title on its Usurper side.',
  'OATH-10.2':
    'An Exile wins in Wake with a revealed Vision whose goal is met, more than by anybody else, once three Visions were drawn.',
  'OATH-10.3':
    'After rounds 5 to 7 the end die is rolled if an Imperial player holds the title. The game ends, and the Empire wins, on 6 after round 5, on 5 or more after round 6, on 3 or more after round 7.',
  'OATH-10.4':
    'After round 8 the game ends. The winner is the Empire with the title, else an Exile who is Usurper, else an Exile with a met Vision, else the Empire.',
  'OATH-10.5':
    "A Citizen who meets the Successor goal takes the victory of the Empire. Supremacy: more relics and banners than every other Imperial player; People: the Darkest Secret; Protection: the People's Favor; Devotion: the Grand Scepter.",
  'OATH-10.6': 'The Squalid District may change the end die by one.',
  ...cardClauses(words),
};
