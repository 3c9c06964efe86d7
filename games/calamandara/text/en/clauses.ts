import type { ClauseId } from '../pt/clauses.ts';

/** The rules of Calamandara in short sentences of our own, by clause: English. */
export const clauses: { readonly [clause in ClauseId]: string } = {
  'CAL-4.1':
    'Each traveller gets a land, a token on the start point and a depot of 9 Footprints, 5 Mountains, 4 Towers, 6 Fires, 2 Stars, 3 Mirrors, 3 Waterfalls, 3 Caves and 3 Wings.',
  'CAL-4.2':
    'The 36 symbol cards are shuffled and dealt equally; each deck lies face up and only its top card counts as revealed.',
  'CAL-4.3': 'The 72 memory cards are shuffled and dealt equally as face-down decks, one for each traveller.',
  'CAL-4.4':
    'Deck modes: standard (all at random), sequence (before the opening hand everyone may put their own decks in order) and draft (memories are taken one by one while the pack goes to the left, then shuffled).',
  'CAL-4.5': 'The opening hand is 5 memory cards from one’s own deck; a hand never exceeds 5.',
  'CAL-4.6':
    'Before the first turn each traveller puts up to 2 symbols from their own depot into the reserve; choices are shown when everyone is done.',
  'CAL-4.7':
    'The first traveller is drawn at random and turns go clockwise; a round begins with each regular turn of the first traveller.',

  'CAL-5.1.1':
    'The board is a cross: a centre of 5 by 5 spaces with the Rift in the middle and the land of a traveller on each side in use.',
  'CAL-5.1.2':
    'Each traveller looks from their own edge towards the centre: columns 1 to 5 run from left to right, row 1 lies next to the start point.',
  'CAL-5.1.3':
    'Rows 1 to 4 of a land are its Initial Zone, rows 5 and 6 already Final Zone; the Rift is column 3, row 9.',
  'CAL-5.1.4':
    'The Final Zone is the centre plus rows 5 and 6 of every land in play: 45, 55 or 65 spaces for 2, 3 or 4 travellers.',
  'CAL-5.1.5':
    'The front of a traveller points from their land to the centre; the front of a Footprint is the direction it was laid in, and the token on it faces that way.',
  'CAL-5.1.6':
    'In an Initial Zone a row is its 5 spaces side by side and a column its 4 spaces in file; both stop at the border of the zone.',
  'CAL-5.1.7':
    'Through each space of the Final Zone run two lines, one horizontal and one vertical, as long as the Final Zone goes on unbroken; they never enter an Initial Zone.',
  'CAL-5.1.8':
    'Seats clockwise: South, West, North, East. With 3 travellers North is missing; 2 play South and North. Absent lands do not exist.',
  'CAL-5.1.9': 'The left neighbour is the next traveller present in clockwise order.',
  'CAL-5.1.10':
    'A space holds one symbol and a Footprint one token; a token is always on a Footprint or on its own start point.',
  'CAL-5.1.11':
    'A symbol keeps its kind, its place and its direction or axis; only the Waterfall also remembers its owner and the turn it came in.',

  'CAL-5.2.1': 'A Footprint may enter any empty space, even far from others and in other lands.',
  'CAL-5.2.2':
    'A Footprint points to the front of the player who inserted it and never turns, not even when relocated.',
  'CAL-5.2.3':
    'The direction of a Footprint does not limit steps and it does not matter who laid it: those of one’s own Initial Zone, all of the Final Zone and, while invading, those of the invaded land may be used.',
  'CAL-5.2.4':
    'Two Footprints are linked when their spaces share a side or when a Cave or Wing joins them. Without the option for sideways steps neighbours are linked only along the axis of one of the two.',
  'CAL-5.2.5':
    'A walk ends only on a Footprint that linked Footprints lead to, by any number of steps; from the start point it enters by a Footprint in row 1 of one’s own land.',
  'CAL-5.2.6': 'Empty spaces and spaces with another symbol are not stepped on.',
  'CAL-5.2.7': 'A walk neither ends on nor passes a Footprint under another token.',
  'CAL-5.2.8': "Nobody enters another traveller's Initial Zone except by an invasion.",
  'CAL-5.2.9': 'No walk ends on a start point; only decay leads there.',
  'CAL-5.2.10': 'Whoever reaches the Rift stops there and wins, before any Mirror acts.',
  'CAL-5.2.11': 'A Footprint under a token may not be burned, relocated or destroyed.',

  'CAL-5.3.1': 'A Mountain enters any empty space that no Tower protects; it has no direction.',
  'CAL-5.3.2': 'A Mountain closes its space to walks, but links by Cave and Wing pass over it.',
  'CAL-5.3.3': 'A Mountain stays until it is burned, relocated or destroyed.',

  'CAL-5.4.1':
    'Cave and Wing face a direction: in an Initial Zone the front of the land, in the Final Zone the one chosen by whoever inserts them. They serve the line through their sides.',
  'CAL-5.4.2': 'A Cave links each Footprint in its line to its diagonal neighbours in the next line.',
  'CAL-5.4.3':
    'Two Caves facing the same way in one line also link long diagonals: the next line, two or more columns away.',
  'CAL-5.4.4': 'A Wing links each Footprint in its line to the one two lines ahead; what lies between does not matter.',
  'CAL-5.4.5': 'A Cave and a Wing in the same line, facing the same way, also allow jumping a line diagonally.',
  'CAL-5.4.6': 'Links work both ways; the Cave or Wing must be in the line of the Footprint that is farther back.',
  'CAL-5.4.7':
    'Only Footprints are linked: both ends must exist and lie in permitted zones, and no link starts at a start point.',
  'CAL-5.4.8': 'Cave and Wing serve every traveller allowed there, whoever inserted them, at no cost, and they stay.',

  'CAL-5.5.1':
    'A Tower protects the line of its axis: in an Initial Zone the row of the land, in the Final Zone the horizontal or vertical one chosen by whoever inserts it, never reaching Initial Zones.',
  'CAL-5.5.2':
    'In an Initial Zone the protection works against everyone but the owner of the land; in the Final Zone against everyone, even whoever put the Tower there.',
  'CAL-5.5.3': 'Mountain, Mirror and Star do not enter a line protected by a Tower.',
  'CAL-5.5.4':
    'Fire may hit the Tower itself but no other symbol in the line it protects, not even if the owner of the land plays it (the option “Fire in one’s own row” changes that).',
  'CAL-5.5.5': 'A Star may move the Tower but not the other symbols of the line it protects.',
  'CAL-5.5.6': 'No attack symbol may be relocated into a protected line.',
  'CAL-5.5.7':
    'Card effects do not reach symbols or tokens of a protected line, except for the owner of the land in their own Initial Zone and for one’s own token; the Tower itself is never immune.',
  'CAL-5.5.8': 'A Mirror is inactive while it or the token before it is on a protected line.',
  'CAL-5.5.9': 'A Tower removes nothing that was there, and symbols that are not attack symbols may still enter.',
  'CAL-5.5.10': 'Relative Dimensions may put the invader into a protected line.',
  'CAL-5.5.11':
    'Each insertion, Star, Ruins or Laceration is judged by the board before it: taking a Tower away does not open its line for the second pick.',
  'CAL-5.5.12':
    "In short: a space is protected against a traveller when a Tower's line runs through it, it is not the Tower's own space, and the Tower is not in that traveller's Initial Zone.",

  'CAL-5.6.1':
    'A Mirror has a tip: in an Initial Zone it points to the start point of the land, in the Final Zone where the inserting traveller chooses.',
  'CAL-5.6.2':
    'A Mirror acts on the token on the Footprint before its tip, if that Footprint faces it head-on and no Tower covers either space.',
  'CAL-5.6.3':
    'Mirrors have no owner and act on any token, but nobody may insert or relocate a Mirror so that it acts at once on their own token.',
  'CAL-5.6.4':
    'After each change of the board and each movement the Mirrors are checked: each acts when it becomes active, at most once on the same token in one chain of pushes.',
  'CAL-5.6.5':
    'A pushed token goes back to a linked free Footprint: the one behind; otherwise one behind linked by Cave or Wing; otherwise one beside. Among several its traveller chooses.',
  'CAL-5.6.6': 'With no Footprint to go back to the token decays: it returns to its own start point.',
  'CAL-5.6.7': 'A push is not a walk; the Monument does not stop it.',
  'CAL-5.6.8': 'A Mirror stays on the board after acting and may act again.',

  'CAL-5.7.1': 'On entry a Star chooses its row or its column, and whoever inserted it rearranges the symbols there.',
  'CAL-5.7.2':
    'In a rearrangement each movable symbol gets a space of the same line and at least one changes place; the Star, occupied Footprints and protected symbols stay.',
  'CAL-5.7.3': 'A Star may enter only where at least one of its lines allows some change.',
  'CAL-5.7.4': 'A Star moves symbols only inside the zone it stands in.',
  'CAL-5.7.5':
    'Spaces forbidden to a symbol stay forbidden in a rearrangement; the limits on Towers, Wings and Caves in a line do not apply to relocation.',
  'CAL-5.7.6':
    'In the Final Zone whoever relocates may turn Tower, Mirror, Cave and Wing; Footprint and Waterfall keep direction and owner.',
  'CAL-5.7.7': 'A relocated Fire destroys nothing and an old or relocated Star has no new effect.',
  'CAL-5.7.8': 'Singularity: a Star inserted on the Rift may also choose a diagonal of the centre.',

  'CAL-5.8.1': 'A Waterfall enters an empty space or a space with Fire and always remembers its owner.',
  'CAL-5.8.2': "A Waterfall is ripe in its owner's next turn.",
  'CAL-5.8.3':
    'In phase 2 of the turn in which it is ripe the owner may replace a Waterfall with a Footprint, Tower or Mountain from the depot, if that may enter there; the Waterfall goes back to the depot.',
  'CAL-5.8.4':
    'A ripe Waterfall that became nothing else returns to the depot at the end of the turn, even if the turn was prevented.',
  'CAL-5.8.5':
    'On a Fire it cleans: the Fire goes to the depot of whoever used the Waterfall, who then leaves the Waterfall there or takes it back. Towers do not hinder this.',
  'CAL-5.8.6': 'Fire never hits a Waterfall; Star, Laceration and Ruins may.',

  'CAL-5.9.1':
    'Fire enters only onto a symbol: never an empty space, an occupied Footprint, a Waterfall or another Fire.',
  'CAL-5.9.2': 'The symbol hit is destroyed and goes to the depot of whoever used the Fire.',
  'CAL-5.9.3': 'After burning, the Fire stays and blocks the space or returns to the depot, as its user likes.',

  'CAL-5.10.1':
    'A symbol enters an empty space, in any zone and land, by its own rules; only Fire and a cleaning Waterfall enter onto another symbol.',
  'CAL-5.10.2': 'A symbol once inserted is never turned again unless it is relocated.',
  'CAL-5.10.3': 'The Rift takes only Footprint, Waterfall, Star, Mountain, Mirror and Fire.',
  'CAL-5.10.4':
    'By insertion or transformation no line gets more than 1 Tower, 1 Wing or 2 Caves; only those turned to that line count.',
  'CAL-5.10.5': 'Destroyed symbols go to the depot of whoever destroyed them; depots have no limit.',

  'CAL-5.11.1':
    'A turn has four phases in fixed order: acquire, insert, move, memories. None is compulsory and none is reopened.',
  'CAL-5.11.2': 'With the token in the Final Zone there is no phase 4, not even in the turn it enters.',
  'CAL-5.11.3': 'Everything that is done is announced to everyone.',

  'CAL-5.12.1':
    'Acquire: from the depot to the reserve go the top symbol of the revealed symbol card and one of the three below it, of your choice; then the next card is revealed.',
  'CAL-5.12.2':
    'A reserve holds at most 4 symbols: with one free place only the top symbol comes, with none the phase cannot be done.',
  'CAL-5.12.3':
    'A symbol missing from the depot cannot be taken: without the top one only one from the bottom comes, and with none the phase cannot be done.',
  'CAL-5.12.4': 'Whoever acquires takes all that is possible; there is no partial acquisition by choice.',
  'CAL-5.12.5': 'When a symbol deck runs out its discard is turned over whole and becomes the deck, in the same order.',

  'CAL-5.13.1':
    'Insert: 1 to 4 symbols from the reserve, one at a time with its full effect, plus transformations of ripe Waterfalls, in any order.',
  'CAL-5.13.2': 'Phase 2 is provisional until the window that may prevent it closes; changes of hand wait for that.',

  'CAL-5.14.1':
    'Move: declare a destination within reach or stay. After the answers the token goes there, and only then Mirrors and zones count.',
  'CAL-5.14.2': 'Walking backwards (involution) is an ordinary walk.',
  'CAL-5.14.3': 'Once moved, the phase is over.',

  'CAL-5.15.1': 'Memories: reserve, discard, draw, in this order, each once and only if wanted.',
  'CAL-5.15.2':
    'Reserve: hand cards go face down to the Final Reserve, at most 3 in all; only card effects take them out before the Final Zone.',
  'CAL-5.15.3': 'Discard: at most one card, from the hand or one that waits on one’s own deck.',
  'CAL-5.15.4': 'Draw: any number of cards from the top of one’s own deck, up to 5 in hand.',
  'CAL-5.15.5': 'Reserving, discarding and drawing happen only in this phase or by cards; using cards needs no phase.',
  'CAL-5.15.6': 'Used and discarded cards lie face up on the discard.',
  'CAL-5.15.7': 'An exhausted memory deck is not renewed; cards in hand and Final Reserve stay usable.',

  'CAL-5.16.1':
    'On entering the Final Zone the hand goes face down on top of the deck and the cards of the Final Reserve become the new hand; what counts is the place before and after all pushes.',
  'CAL-5.16.2':
    'Inside the Final Zone there is no drawing, no reserving and no phase 4; the hand holds at most 3, and only Mirage of Sleep brings others.',
  'CAL-5.16.3':
    'On leaving the Final Zone the hand goes back to the Final Reserve, and the traveller may draw up to 5 in hand.',
  'CAL-5.16.4': 'Cards used in the Final Zone are discarded as always; reserving is never compulsory.',
  'CAL-5.16.5':
    'A blocked Final Reserve is not taken up on entering, but as soon as the block ends if the token is still in the Final Zone.',
  'CAL-5.16.6': 'With the memory deck blocked nothing is drawn on leaving the Final Zone either.',
  'CAL-5.16.7': 'Symbols and lines of the Final Zone belong to everyone; Waterfalls keep their owner.',
  'CAL-5.16.8':
    'Whoever would exceed 3 cards in the Final Zone or in the Final Reserve keeps 3 of their choice; the others go face down on top of their own deck, under the cards waiting there.',

  'CAL-5.17.1': 'What a depot lacks cannot be taken from it; withdrawn and discarded symbols return there.',
  'CAL-5.17.2': 'The total of each symbol across depots, reserves and board never changes.',

  'CAL-5.18.1': "Only Relative Dimensions carries a token into another traveller's Initial Zone.",
  'CAL-5.18.2':
    'An invader walks on all Footprints, Caves and Wings of the invaded land; the invasion ends when the token stands outside it.',
  'CAL-5.18.3': 'An invader neither shares a space with the invaded token nor passes it; another way is needed.',
  'CAL-5.18.4': 'In another traveller’s Initial Zone an invader counts as outside the Final Zone.',
  'CAL-5.18.5':
    "Footprints of an invader point to the invader's front, so the Mirrors of that Initial Zone do not act on tokens that stand on them.",

  'CAL-5.19.1':
    'A card in hand may be used at any permitted moment, in any turn; the phase waits until it is dealt with.',
  'CAL-5.19.2': 'Immediate cards work in every open window; linked cards only together with the action they name.',
  'CAL-5.19.3': 'Using a card means declaring effect, targets and places; only unseen picks wait until it resolves.',
  'CAL-5.19.4': 'A card may be declared only if at least one complete legal choice exists.',
  'CAL-5.19.5':
    'At resolution all is checked again: what no longer holds is dropped, and if nothing is left the card returns to the hand (or to the discard when the hand is full).',
  'CAL-5.19.6':
    'Mirage of Sleep, Praximechanic Theory, Dogmatic Entropy and Fall of Winds may be used in favour of another traveller, who makes the choices or declines.',
  'CAL-5.19.7':
    "A use is an attack when it touches another traveller's hand, Final Reserve, symbol cards, reserve, turn or phases, or inserts Mountain, Mirror, Fire or Star outside your own Initial Zone.",
  'CAL-5.19.8':
    'Nothing cancels Relative Dimensions; Helm cancels everything else, Breath everything else except Helm.',
  'CAL-5.19.9': 'Helm is never copied; of a Dominion the effect it carries is copied.',
  'CAL-5.19.10':
    'Helm, Breath, Dominion, Sealed Fields, Fall of Winds and uses that are not an attack on the taker can never be taken.',
  'CAL-5.19.11': "Calamandara Q'Hoz is never revived.",
  'CAL-5.19.12': 'An attack on someone else may be cancelled too.',
  'CAL-5.19.13': 'In an unseen pick you name a revealed card or ask for a hidden one, which is drawn at random.',
  'CAL-5.19.14': 'Revealed cards stay revealed in hand and Final Reserve; the mark ends in a deck or discard.',

  'CAL-5.20.1':
    'Dissonant Echoes: take over the effect of the last card, if it attacks you and may be taken, with your own choices; a linked card waits.',
  'CAL-5.20.2': 'Mirage of Sleep: draw up to 5 cards in hand, or 3 in the Final Zone; not with a blocked deck.',
  'CAL-5.20.3':
    'Dominion of Ircai: copy, with your own choices, the effect of the last card used by another traveller; the original goes on.',
  'CAL-5.20.4': 'Errancy of Silence: before phase 1, the turn about to begin is not played.',
  'CAL-5.20.5': 'Helm of Solitude: cancel the last card or prevent the whole insertion in progress.',
  'CAL-5.20.6': 'The Well: all hands pass one seat clockwise, or counter-clockwise if taken.',
  'CAL-5.20.7':
    "Relative Dimensions: carry your token to a free Footprint of another traveller's land, level with that traveller's token or behind it; to any, if that token is not there.",
  'CAL-5.20.8': 'Ruins of Domodora: destroy one or two symbols on the board; they go to your depot.',
  'CAL-5.20.9':
    "Nomad Lands: acquire with any traveller's revealed symbol card, with symbols from that traveller's depot.",
  'CAL-5.20.10':
    "Nightmare of Abandonment: give one reserve symbol and receive two from another traveller's reserve, or just take one.",
  'CAL-5.20.11':
    'Sealed Fields: until the end of the turn the target inserts no Mirror, Mountain, Fire or Star; those of the phase just done or the card answered return to the reserve.',
  'CAL-5.20.12':
    'Breath of Beings: cancel the last card and give one Footprint from your depot or reserve to the depot of another traveller.',
  'CAL-5.20.13':
    'Submerged Paintings: the revealed symbol cards, or the whole symbol decks, pass one seat clockwise (counter-clockwise if taken).',
  'CAL-5.20.14': 'The Oracle: until the end of the turn the target neither reserves nor draws memories in any way.',
  'CAL-5.20.15':
    'Praximechanic Theory: insert from your depot a symbol of a kind that stands on the board, then discard one from your reserve, if any.',
  'CAL-5.20.16':
    'Plural Minds: take from your depot the symbols another traveller acquired; one enters the board, the other the reserve (with a full reserve, copy just one and insert it).',
  'CAL-5.20.17':
    "Dogmatic Shadow: an unseen card from a traveller's hand or Final Reserve goes to that traveller's discard.",
  'CAL-5.20.18': "Delirium of Armiô: the target's insertion does not happen; the whole phase or card is undone.",
  'CAL-5.20.19':
    'Obtuse Laceration: relocate one symbol to any space, or up to two only inside the Final Zone or only among Initial Zones.',
  'CAL-5.20.20':
    "Calamandara Q'Hoz: use the effect of the top card of another traveller's discard; it then goes to your discard.",
  'CAL-5.20.21': "Guardian of Maurnã: the target's acquisition does not happen; the phase or Nomad Lands is undone.",
  'CAL-5.20.22': 'Fall of Winds: the traveller whose turn ended plays another full turn at once.',
  'CAL-5.20.23':
    'Gavonian Mirror: trade one card for up to two of a traveller’s (with yourself, between hand and Final Reserve); with no other card in hand take one unseen from another.',
  'CAL-5.20.24':
    "Temple of Calon: remove one or two symbols from the reserves of one or two travellers; they go to your depot (or the loser's, by option).",
  'CAL-5.20.25':
    'Dionesian Perception: the reserved cards of the chosen travellers stay revealed until the end of the game; cancelling protects only the canceller.',
  'CAL-5.20.26': 'Laments of Lucaresti: move any token by a walk, never to a start point.',
  'CAL-5.20.27': 'Monument in Duadar: the declared walk, or Laments, does not happen.',
  'CAL-5.20.28': 'Dogmatic Entropy: insert one or more symbols from your reserve, outside phase 2.',
  'CAL-5.20.29':
    "Symbols whose insertion was prevented return to their owner's reserve or, without room, to the depot.",

  'CAL-6.1':
    'In a window one traveller is asked at a time, clockwise from the left of the active one; after each card it starts over, and it closes when everyone passes.',
  'CAL-6.2': 'A skipped phase opens no windows; nor does staying put in phase 3.',
  'CAL-6.3':
    'If somebody used a card after the declaration of a move, it is declared again. Whoever was brought into the Final Zone before phase 4 does not take it.',
  'CAL-6.4':
    'Guardian, Delirium, Helm and Sealed Fields undo an action already shown, until the next phase begins; memories used meanwhile stay used.',
  'CAL-6.5':
    'Sealed Fields after phase 2: back to the start of the phase, then the insertions are repeated in order without attack symbols; what no longer fits stays in the reserve.',
  'CAL-6.6':
    'In prevention windows only Helm, Breath, Dominion and Echoes answer; the Footprint given by Breath is handed over when the window closes.',
  'CAL-6.7':
    'At the end of a turn ripe Waterfalls leave, taken cards that expired are discarded and effects of this turn end.',
  'CAL-6.8': 'A turn prevented by Errancy has no phases and no last window, only the end of the turn.',
  'CAL-6.9':
    'The declared card is the last of the stack; the others may answer with another or pass. When everyone passes, the last one resolves.',
  'CAL-6.10': 'Only the last card of the stack can be cancelled, copied or taken.',
  'CAL-6.11': 'After a resolution the card below resolves without new answers, except after a cancellation.',
  'CAL-6.12':
    'A cancelled card loses every effect and goes to the discard of its user; with Perception only the canceller escapes.',
  'CAL-6.13':
    'A prevention used as an answer removes from the card below exactly what it prevents; if nothing is left both are discarded.',
  'CAL-6.14':
    'A blocked symbol of Theory goes to the reserve or depot and nothing is discarded; one of Entropy stays in the reserve; of Plural Minds only the inserted half is blocked.',
  'CAL-6.15':
    "Taking: Echoes carries the effect with the taker's choices, and the versions below are suspended; if Echoes is cancelled the one below is live again.",
  'CAL-6.16':
    "Copying: Dominion carries the effect with the copier's choices and resolves before the original; a copied cancellation hits the card directly below.",
  'CAL-6.17': "Of a Dominion, Echoes or Q'Hoz the effect it carries is copied.",
  'CAL-6.18':
    'Whether it may be cancelled depends on the card played; whether it may be copied or taken on the effect it carries.',
  'CAL-6.19': 'When an effect needs a choice by another traveller, they are asked at once, without a window.',
  'CAL-6.20': 'Victory is checked after each commit and each resolution and ends everything.',
  'CAL-6.21':
    'A linked card copied or revived: use it now, if this is its moment, or let it lie face up on your deck, which is then blocked for drawing; from there it is used in its moment, outside the Final Zone.',
  'CAL-6.22':
    "A linked card taken lies face up on the Final Reserve of its user, which is blocked; the taker may use it until the end of that traveller's next turn.",
  'CAL-6.23': 'Using a waiting card is an ordinary use: it can be cancelled, copied or taken.',
  'CAL-6.24':
    'A used card goes to the discard of its user; copied, revived or taken, to that of whoever got it; one that waited, to that of the place where it waited.',

  'CAL-7.1':
    "A traveller whose token stands on the Footprint of the Rift wins at once, on anyone's turn and however it got there.",
  'CAL-7.2': "First a Footprint must lie on the Rift; anyone's will do.",
  'CAL-7.3': 'There is one winner and no score.',
  'CAL-7.4': 'Nobody is eliminated; without symbols or cards you play on.',
  'CAL-7.5':
    'With a round limit, at the end of the last one the token nearest the Rift wins; equal distances are a draw.',
  'CAL-7.6':
    'With a limit of rounds without progress, the game is a draw if in all of them nobody advanced, inserted a symbol or used a card.',
  'CAL-7.7': 'If in a whole round nobody had anything to choose, the game is a draw.',

  'CAL-8.1': 'The log shows passes in a window only as its closing.',
  'CAL-8.2': 'Bots know only what their seat may see.',
};
