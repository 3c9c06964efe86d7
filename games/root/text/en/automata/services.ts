/** The service cards of the automata (AUT-S). */
export const serviceClauses: { readonly [clause: string]: string } = {
  'AUT-S-1':
    'Automata buy services in their own turn, for 2, 3 or 4 warriors by their VP: of the Robots any number, of a person as many as others may. Whoever has fewer VP than the Riverfolk buys nothing.',
  'AUT-S-2':
    'An automaton whose card shows no available item buys an item card, the one with most printed VP; it becomes the order. Boats are not bought.',
  'AUT-S-3':
    'Mercenaries are hired for a battle with two or fewer own warriors beside Riverfolk warriors, and for a building that fits nowhere without them. The Vagabot exhausts an item for each service and hires nobody; for him and for the Alliance the Riverfolk pay. The Lizards buy no birds.',
  'AUT-S-5': 'The Marquise buys birds first among item cards; without any she buys a bird, if her order is not one.',
  'AUT-S-6':
    'The Eyrie buys a card whose suit is missing in the Decree if the order’s suit is there already; rivers are paths for its moves, and using one it buys boats.',
  'AUT-S-7': 'The Alliance buys birds first among item cards; without any it buys a bird, if its order is not one.',
  'AUT-S-8': 'Rivers are paths for the Vagabot; a move along one pays for boats instead of exhausting an item.',
  'AUT-S-9': 'Below five Lost Souls the Lizards buy cards that are no birds, also while the Riverfolk have more VP.',
  'AUT-S-10': 'The Corvids buy a Favor at the start of their turn and resolve it at once.',
  'AUT-S-11':
    'The Duchy buys an ambush at the start of its turn, keeps it open and plays it in defence, one of the suit before a bird.',
};
