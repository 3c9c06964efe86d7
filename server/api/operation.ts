/** What is said of an operation of the API: its name, what it is about, and how it may fail beside the ways that all share. */

export type Operation = {
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  /** Needs no session. */
  readonly open?: true;
  /** Statuses beside those that every operation may answer. */
  readonly fails?: readonly number[];
};
type Tag = keyof typeof tags;

export const tags = {
  people: 'Guests, sessions and bot accounts',
  ways: 'Accounts and their ways in: passwords, passkeys, recovery codes, another device',
  games: 'What can be played here',
  matches: 'Tables: made, listed, changed, ended',
  seats: 'Invitations, sitting down, leaving, bots that take over',
  play: 'Picks, undo, the live table',
  plans: 'Turns prepared while others play',
  talk: 'Table talk',
  past: 'Replays, logs, what-ifs',
  devices: 'Screens in the room, short codes, seats that go to another phone',
  evenings: 'Evenings at a real table that several phones tell',
  notices: 'Where people are told that it is their turn',
} as const;
