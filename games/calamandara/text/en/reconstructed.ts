/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */
export const reconstructed: readonly string[] = [
  'The faces of the 36 symbol cards are lost. Ours follow the proportion of the pieces, and nearly all offer a Footprint.',
  'The picture of the board is lost; the cross was deduced from the numbers of the rulebook.',
  'The layouts for 2 and 3 travellers are ours: face to face and a T.',
  'The page on the Footprint is lost; its rules were gathered from other passages. Sideways steps are an option of the table.',
  'The page on the Mountain is lost; where it may enter was rebuilt.',
  'The icon that tells immediate from linked cards is lost; our division (36 and 36 cards) follows the actions the rulebook names.',
  'The number of Plural Minds (3) was derived from the sum of 72 cards.',
  'The rulebook lets cards be used at any moment, whoever is faster; here windows around each phase ask clockwise.',
];
