/** The rules of Evenfall in short sentences of our own, by clause. */
import type { clauses as pt } from '../pt/clauses.ts';

export const clauses: { readonly [C in keyof typeof pt]: string } = {
  'EVE-0.1':
    'With 1 or 2 players the Northern Lakes and Central Mountains are used, with 3 or 4 all three Regions. Each has 3 Places (4 with four players) and 1 action field (2 with four players).',
  'EVE-0.2': 'The game starts in round 1, with 0 VP and 0 Mana for everybody.',
  'EVE-0.3':
    'Places are shuffled and revealed left to right, North to South. With the Moon-side Circle in play, the Cave without a Binding Bonus belongs to it.',
  'EVE-0.4': 'The 58 Rituals and 42 people together are the draw deck.',
  'EVE-0.5':
    'Each Region in play gets 4 random Powerstones; the others leave the game. The Red one exists on the Moon side only.',
  'EVE-0.6':
    'Everyone plays the same side. Each player has a different Coven, 4 Witches, 4 Elders, 3 Herbs and 3 Elixirs.',
  'EVE-0.7':
    'The Starting Place lies in the Inner Circle; the Moon-side Circle starts with the Eternal Tree and the Cave in its Outer Circle.',
  'EVE-0.8': 'The first player is drawn at random or chosen; play goes clockwise.',
  'EVE-0.9':
    'The table chooses side, Covens, who starts, the expert draw, the fields of the Regions and, when playing solo, the difficulty.',
  'EVE-1.1': 'There are three rounds, each with income, actions, conflict and round end.',
  'EVE-1.2': 'During income every player gains what their board shows. Hands have no limit; Mana stops at 20.',
  'EVE-1.3': 'Expert draw: in round 1 two more Cards are drawn and two discarded.',
  'EVE-1.4': 'When the deck is empty the discard pile is shuffled; without a discard pile no Card is drawn.',
  'EVE-2.1': 'A turn is exactly one main action, with free actions before and after it, or a pass.',
  'EVE-2.2': 'Whoever passes takes no further turn in this phase; it ends when everyone has passed.',
  'EVE-2.3': 'Whoever has passed still gets what is triggered for them outside their turn.',
  'EVE-2.4':
    'Free actions: 2 Cards from hand for 1 Resource; turning a Specialist not yet turned whose effect can begin; for the Spear, a stone field.',
  'EVE-2.5': 'Main actions: discover, activate the token, play a Card, activate an action field, build Catalysts.',
  'EVE-2.6':
    'To discover a Place you need in your Reserve the Witches it asks for; they go to the circle of the Region.',
  'EVE-2.7': 'Elders never discover. There is no limit on Places.',
  'EVE-2.8': 'After discovering, discovery effects are resolved in any order the player likes.',
  'EVE-2.9': 'The Coven Token can be activated only once per round, while its active side is up.',
  'EVE-2.10': 'Exploring a Place gives its harvest once, and once more per Scythe. It counts as a single exploration.',
  'EVE-2.11': 'The token does not explore the Inner Circle. A Place may be explored several times in a round.',
  'EVE-2.12': 'A Ritual costs the Resources of the card and goes onto one of your Places that has no Ritual yet.',
  'EVE-2.13':
    'The Binding Bonus of a Place works each time a Ritual is played on it, with more for a matching keyword.',
  'EVE-2.14': 'A card never reacts to its own play; afterwards it works in both Circles.',
  'EVE-2.15': 'A Specialist costs the Resources of the card; nobody may have two of the same name.',
  'EVE-2.16': "A Council Member costs the board's price, not the card's; only its council effect counts.",
  'EVE-2.17': 'Played cards do not return to the hand. The Starting Place may carry a Ritual from round 1.',
  'EVE-2.18': 'An action field must be empty and takes a figure from the Reserve.',
  'EVE-2.19':
    'Elders use only fields of Rituals in their own Inner Circle, unless an effect says more. Never fields of other Covens.',
  'EVE-2.20': 'The cost left of the arrow is paid first; without it the field cannot be activated.',
  'EVE-2.21':
    'North: 1 Card for 3 Resources. Centre: 3 Cards, or a Transfer and 2 Cards. South: 1 Resource for 2 Resources and 3 Mana.',
  'EVE-2.22': 'After the effect of a field come the effects that react to its activation.',
  'EVE-2.23':
    'A Transfer takes a Place from the Outer to the Inner Circle with all that lies on it. It may be declined; there is no way back.',
  'EVE-2.24': 'Each Catalyst takes an empty site on one of your Rituals. Scythe: 1 Herb. Orb: 2 Elixirs.',
  'EVE-2.25': 'Catalysts are built one by one; the track step of an Orb may pay for the next one.',
  'EVE-2.26': 'With Amara each Scythe may cost 2 Mana and each Orb 3 Mana.',
  'EVE-2.27': 'There are 44 Catalysts. They go with their Place and leave only with a removed Ritual.',
  'EVE-3.1': 'The Coven Track has 8 fields; each step gives the bonus of its field at once.',
  'EVE-3.2': 'At the top every further step gives 2 VP.',
  'EVE-3.3': 'Step effects work with each step, even past the top.',
  'EVE-4.1': '"In your Coven" means all cards to the left, to the right and below the board.',
  'EVE-4.2': 'Chiyo in the Council: 2 VP per stone placed and per stone symbol in the Inner Circle.',
  'EVE-4.3':
    'A removed Ritual leaves the game with its Catalysts; its figures go back to the Reserve. It does not count as a discard.',
  'EVE-4.4': 'Spatial Distortion takes all figures of a Ritual to a Region; there they only add strength.',
  'EVE-4.5': 'Visible Familiars count: Rituals of both Circles and Specialists, never the Council.',
  'EVE-4.6': 'Uncharted Paths fills a Region and discovers a Place there without Witches.',
  'EVE-4.7': 'Elspeth in the Council: 1 VP per Place explored, not per Scythe, and in other Covens too.',
  'EVE-4.8': 'Amara lets you pay for Catalysts with Mana.',
  'EVE-4.9': 'Dragan in the Council: 1 VP per discarded Card; removed Rituals and the final clean-up do not count.',
  'EVE-4.10':
    "Chiyo puts an Elder onto an opponent's Specialist that you do not have; this round it works for you too.",
  'EVE-4.11': 'Farid in the Council counts Resource symbols on all your Places and the Scythes on them.',
  'EVE-4.12': 'Baldur changes the Dial by up to 2 after the reveal, between 0 and 9; an increase needs the Mana.',
  'EVE-4.13': 'Irene explores each Place you discover at once.',
  'EVE-4.14': "Helga drops 1 Resource of the cost, of the payer's choice, never below zero.",
  'EVE-4.15': 'Ulla: once per round one Witch counts as two for a discovery.',
  'EVE-4.16': 'Petra wins ties of strength; if two have her, the normal tie-break decides between them.',
  'EVE-4.17': 'Bone Sickle: 1 VP only when you yourself explore its Place.',
  'EVE-4.18': "Astral Projection explores opponents' Places; their owner gains and loses nothing.",
  'EVE-4.19': 'War Drum sends another Elder; the figure that activated it stays on the field.',
  'EVE-4.20': 'Returned figures can act again in the same round, and their fields are free.',
  'EVE-4.21':
    'Spirit Wolf, Baldur, Petra, Lucius and Sorin act in conflicts; without a figure in the Region you take no part.',
  'EVE-4.22': 'A Transfer gained in a conflict of round 3 still counts at the end.',
  'EVE-5.1': 'There is one conflict per Region, North to South; Regions without figures are skipped.',
  'EVE-5.2': 'Everybody with at least one figure in the Region takes part, in its circle or on its action field.',
  'EVE-5.3': 'First come start-of-conflict effects, in turn order.',
  'EVE-5.4': 'Before choosing the Dial each participant may take free actions.',
  'EVE-5.5': 'Everybody secretly sets their Dial to a value from 0 to 9, at most their Mana.',
  'EVE-5.6': 'Dials are revealed together and the Mana shown is spent.',
  'EVE-5.7': 'Strength = figures in the Region + Dial + effects.',
  'EVE-5.8': 'Each participant gains all rewards their strength reaches: 4+, 6+ and 8+.',
  'EVE-5.9': 'The greatest strength wins; then the higher Dial; then whoever is closest to the first player.',
  'EVE-5.10':
    'The winner chooses a stone from the Region; in the Northern Lakes they also take the first-player marker at once.',
  'EVE-5.11': 'Alone in a Region you always win; the Dial still helps to reach rewards.',
  'EVE-5.12': 'Last come effects of winning, then those of losing.',
  'EVE-5.13': 'After the last conflict everybody has one more chance for free actions.',
  'EVE-6.1': 'At round end: end-of-round effects, Regions filled, figures returned, tokens active, cards turned back.',
  'EVE-6.2': 'In round 3 only end-of-round effects happen; then comes the scoring.',
  'EVE-6.3': 'Resources, Mana and hand stay for the next round.',
  'EVE-7.1':
    'Star: income of 9 Cards; 1 Card for 1 Resource or 1 Mana; the first Council Member is free, others cost 1 of each Resource.',
  'EVE-7.2':
    'Cross: split fields of its track give one half of your choice; its own field, for a Witch only, gives both.',
  'EVE-7.3':
    'Circle: explores its Outer Circle during income; the token gives 1 Mana per outer Place; Elders use outer fields.',
  'EVE-7.4':
    'Spear: a stone on an empty stone field gives its effect, each field once per game; the stone still doubles a Ritual at the end.',
  'EVE-7.5': 'The Red stone works on stone fields and on any inner Place that has a symbol.',
  'EVE-7.6': "Exploring in the Circle's income is normal; drawing a Place is not a discovery.",
  'EVE-7.7': 'At the top of any track a step gives 2 VP, with both halves too.',
  'EVE-8.1': 'The Automa has 4 Witches, a track and the rondel; no Elders, no Resources, no hand, no Council.',
  'EVE-8.2': 'She does nothing during income and at round end. The player is always first.',
  'EVE-8.3': 'She plays after each turn of the player with a main action; when the player passes, she passes.',
  'EVE-8.4':
    'She reveals a Card and moves its VP along the rondel, stopping on gold fields; an impossible action moves her to the next field.',
  'EVE-8.5':
    'She always takes the leftmost; transfers the Ritual worth the most VP; plays Rituals first where there is a Binding Bonus.',
  'EVE-8.6': 'Resources, Mana and Cards are 1 VP each for her; a Transfer triggers her transfer action.',
  'EVE-8.7':
    'Her strength is the round, plus her Witches, plus the VP of as many Cards as Witches. The player wins ties; she takes the leftmost stone.',
  'EVE-8.8': 'At the end her stones double her inner Rituals worth the most VP. The player needs more VP than she has.',
  'EVE-8.9':
    'Her Specialists can be copied and her Places explored; when she explores, it counts as activating a token.',
  'EVE-9.1': 'At the end hand and Resources are returned without effects; Mana stays.',
  'EVE-9.2':
    'Each stone may go onto an inner Place of the same symbol and doubles the VP of its Ritual; the game finds the best distribution.',
  'EVE-9.3':
    'You score Specialists, Council effects, and the Rituals and Places of the Inner Circle. The Outer Circle scores nothing.',
  'EVE-9.4': 'Most VP wins; then most Mana; then the victory is shared.',
};
