export const clauses = {
  'HAR-1': 'There are 24 ships, one of each size. Everybody takes three unseen; the piers are empty.',
  'HAR-2': 'Players take turns until nobody has a ship left.',
  'HAR-2.1': 'On your turn, dock one ship or discard one, then draw.',
  'HAR-2.2': 'Only you see a ship that you draw.',
  'HAR-3': 'A ship that docks takes the pier; the ship that lay there is discarded.',
  'HAR-3.1': 'A ship must be bigger than the one at the pier.',
  'HAR-3.2': 'You cannot dock where your own ship lies.',
  'HAR-4': 'Whoever holds the most piers wins; equals share the victory.',
  'HAR-5': 'Hands and the deck are hidden.',
};
