export const clauses = {
  'HEX-1': 'The diamond starts empty. The first player goes from top to bottom, the second from left to right.',
  'HEX-2': 'Players put down one stone in turn; whoever links both of their own sides wins.',
  'HEX-2.1': 'Only an empty cell takes a stone.',
  'HEX-3': 'Instead of the second stone, the first one may be taken over, mirrored to the other side.',
  'HEX-4': 'There is no draw: on a full diamond exactly one of the two is linked.',
};
