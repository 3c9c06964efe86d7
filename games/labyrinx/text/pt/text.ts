import type { CharacterId } from '../../rules/state/characters.ts';
import { board } from '../board.ts';
import type { Text } from '../catalogue.ts';
import { characterName } from '../names.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { words } from './words.ts';

export const text: Text = {
  asks,
  moves,
  events,
  options,
  reasons: {
    'five-treasures': 'O quinto tesouro decide a partida.',
    'home-with-five': 'De volta ao Salão com cinco tesouros.',
    'cards-exhausted': 'As cartas de caminho acabaram: vence quem tem mais tesouros.',
    'table-full': 'A mesa está cheia: vence quem tem mais tesouros.',
    race: 'Primeiro a chegar ao Salão na corrida de desempate.',
    'race-shared': 'Ninguém chegou ao Salão a tempo: os corredores dividem a vitória.',
  },
  board,
  traits: { character: { name: 'Personagem', value: (id) => characterName(id as CharacterId) } },
  words,
};
