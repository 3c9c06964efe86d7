/**
 * The measure for the kernel's speed: the example games as plain objects, changed in place by a hand-written loop. No questions, no log,
 * no fork, no views. Same moves in the same order, same generator, same checksum as the kernel's cases (adapter.ts).
 */
import { below, driverWord, HASH_START, hashInt, seedWord, step } from './xorshift.ts';

/** The checksum is made only when asked for: it is not part of the game. */
export type PlainGame = { readonly moves: number; checksum(): number };

// ---- tic-tac-toe

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const NOBODY = 2;

export function plainTicTacToe(seed: number): PlainGame {
  const cells = new Array<number>(9).fill(NOBODY);
  let word = driverWord(seed);
  let winner = NOBODY;
  let moves = 0;
  while (moves < 9 && winner === NOBODY) {
    const free: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === NOBODY) free.push(cell);
    word = step(word);
    const player = moves % 2;
    cells[free[below(word, free.length)] as number] = player;
    moves++;
    for (const [a, b, c] of LINES)
      if (cells[a] === player && cells[b] === player && cells[c] === player) winner = player;
  }
  return { moves, checksum: () => [...cells, winner].reduce(hashInt, HASH_START) };
}

// ---- Skirmish

type Unit = { card: number; toughness: number; ready: boolean };
type Player = { life: number; deck: number[]; hand: number[]; board: Unit[]; discard: number[] };
type Game = { word: number; turn: number; energy: number; drawn: boolean; over: boolean; players: [Player, Player] };
type Move = { readonly kind: 'draw' | 'play' | 'attack' | 'pass'; readonly from: number; readonly to: number };

const DRAW: readonly Move[] = [{ kind: 'draw', from: 0, to: 0 }];
const PASS: Move = { kind: 'pass', from: 0, to: 0 };
const FACE = -1;
const power = (card: number) => 1 + (card % 5);

export function plainSkirmish(seed: number): PlainGame {
  const game = newGame(seed);
  let word = driverWord(seed);
  let moves = 0;
  while (!game.over) {
    const legal = legalMoves(game);
    word = step(word);
    apply(game, legal[below(word, legal.length)] as Move);
    moves++;
  }
  return { moves, checksum: () => checksum(game) };
}

function newGame(seed: number): Game {
  const game = { word: seedWord(seed), turn: 0, energy: 2, drawn: false, over: false } as Game;
  game.players = [newPlayer(game), newPlayer(game)];
  return game;
}

function newPlayer(game: Game): Player {
  const deck = Array.from({ length: 30 }, (_, card) => card);
  shuffle(game, deck);
  const hand: number[] = [];
  for (let i = 0; i < 4; i++) hand.push(deck.pop() as number);
  return { life: 25, deck, hand, board: [], discard: [] };
}

function shuffle(game: Game, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    game.word = step(game.word);
    const j = below(game.word, i + 1);
    const kept = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = kept;
  }
}

function legalMoves({ turn, energy, drawn, players }: Game): readonly Move[] {
  if (!drawn) return DRAW;
  const me = players[turn % 2] as Player;
  const foes = (players[1 - (turn % 2)] as Player).board.length;
  const moves: Move[] = [];
  if (me.board.length < 5) {
    for (let i = 0; i < me.hand.length; i++)
      if (power(me.hand[i] as number) <= energy) moves.push({ kind: 'play', from: i, to: 0 });
  }
  for (let i = 0; i < me.board.length; i++) {
    if (!(me.board[i] as Unit).ready) continue;
    for (let j = 0; j < foes; j++) moves.push({ kind: 'attack', from: i, to: j });
    moves.push({ kind: 'attack', from: i, to: FACE });
  }
  moves.push(PASS);
  return moves;
}

function apply(game: Game, { kind, from, to }: Move): void {
  const me = game.players[game.turn % 2] as Player;
  const foe = game.players[1 - (game.turn % 2)] as Player;
  if (kind === 'draw') draw(game, me);
  else if (kind === 'play') play(game, me, from);
  else if (kind === 'attack') attack(game, me, foe, from, to);
  else nextTurn(game, foe);
}

function draw(game: Game, me: Player): void {
  if (me.deck.length === 0) {
    me.deck = me.discard;
    me.discard = [];
    shuffle(game, me.deck);
  }
  const card = me.deck.pop();
  if (card !== undefined) (me.hand.length >= 8 ? me.discard : me.hand).push(card);
  game.drawn = true;
}

function play(game: Game, me: Player, at: number): void {
  const [card] = me.hand.splice(at, 1) as [number];
  game.energy -= power(card);
  me.board.push({ card, toughness: 1 + (card % 4), ready: false });
}

function attack(game: Game, me: Player, foe: Player, at: number, target: number): void {
  const unit = me.board[at] as Unit;
  unit.ready = false;
  if (target === FACE) {
    foe.life -= power(unit.card);
    game.over = foe.life <= 0;
    return;
  }
  const other = foe.board[target] as Unit;
  other.toughness -= power(unit.card);
  unit.toughness -= power(other.card);
  if (other.toughness <= 0) bury(foe, target);
  if (unit.toughness <= 0) bury(me, at);
}

function bury(owner: Player, at: number): void {
  owner.discard.push((owner.board[at] as Unit).card);
  owner.board.splice(at, 1);
}

function nextTurn(game: Game, next: Player): void {
  game.turn++;
  game.drawn = false;
  game.energy = Math.min(8, 2 + (game.turn >> 1));
  for (const unit of next.board) unit.ready = true;
  game.over = game.turn >= 30;
}

function checksum({ players, turn }: Game): number {
  let hash = HASH_START;
  for (const { life, deck, hand, discard, board } of players) {
    hash = hashInt(hash, life);
    for (const cards of [deck, hand, discard]) {
      hash = hashInt(hash, cards.length);
      for (const card of cards) hash = hashInt(hash, card);
    }
    hash = hashInt(hash, board.length);
    for (const { card, toughness, ready } of board) {
      hash = hashInt(hashInt(hashInt(hash, card), toughness), ready ? 1 : 0);
    }
  }
  return hashInt(hash, turn);
}
