import { capital } from '@tavola/games/text/capital.ts';
import { own, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked, type ByKind, type Say } from '@tavola/kernel/face/text.ts';
import type { Ask, CardAsk, SharedAsk } from '../../rules/vocabulary/asks.ts';
import { asks as automatonAsks } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { purpose } from './joined.ts';
import {
  cardName,
  fromBrief,
  from as fromPlace,
  inBrief,
  inside,
  someCards,
  suitName,
  toBrief,
  to as toPlace,
} from './phrases/phrases.ts';
import { outsideAsks } from './real.ts';

const parts = {
  'start-of-birdsong': 'Começo do Amanhecer',
  birdsong: 'Amanhecer',
  'end-of-birdsong': 'Fim do Amanhecer',
  'start-of-daylight': 'Começo do Dia',
  daylight: 'Dia',
  'start-of-evening': 'Começo do Anoitecer',
  evening: 'Anoitecer',
  'end-of-evening': 'Fim do Anoitecer',
} as const;

const cardFor: { readonly [purpose in CardAsk['for']]: string } = {
  order: 'ordem do turno',
  market: 'mercado',
  crown: 'coroas',
  soul: 'Almas',
  craft: 'carta do baralho',
  hand: 'qual carta foi comprada?',
};

/** Whose, what for, which of how many. */
function cardAsk({ for: purpose, seat, nth, of }: CardAsk, say: Say): string {
  const whose = seat === null || purpose === 'hand' ? '' : `${who(seat, say)} · `;
  return capital(`${whose}${cardFor[purpose]}${of > 1 ? ` · carta ${nth} de ${of}` : ''}`);
}

const shared: ByKind<SharedAsk> = {
  'choose-faction': 'Escolha a sua facção',
  'first-player': 'Quem joga primeiro?',
  'faction-by-chance': 'Qual facção o acaso dá?',
  'start-corner': 'Escolha o seu canto inicial',
  window: ({ part }) => `${parts[part]}: usar algo?`,
  ambush: ({ clearing, attacker }, say) =>
    asked(
      `${who(attacker, say)} ataca ${inBrief(clearing)}: emboscar?`,
      `${who(attacker, say)} ataca ${inside(clearing)}: jogar uma emboscada?`,
    ),
  'counter-ambush': ({ clearing, defender }, say) =>
    asked(
      `Anular a emboscada ${inBrief(clearing)}?`,
      `${who(defender, say)} embosca você ${inside(clearing)}: anular com uma emboscada?`,
    ),
  'battle-effects': ({ clearing }) => `Batalha ${inBrief(clearing)}: usar um efeito?`,
  'move-from': 'Mover: escolha de onde',
  'move-to': ({ from }) => `${capital(fromBrief(from))} para onde?`,
  'move-count': ({ from, to }) =>
    asked(
      `${capital(fromBrief(from))} ${toBrief(to)}: quantos?`,
      `Mover ${fromPlace(from)} ${toPlace(to)}: quantos guerreiros?`,
    ),
  'battle-clearing': 'Batalhar: escolha a clareira',
  'battle-defender': ({ clearing }) => `Batalha ${inBrief(clearing)}: contra quem?`,
  'effects-first': ({ clearing }) =>
    asked('Quem declara efeitos primeiro?', `Batalha ${inside(clearing)}: que lado declara efeitos primeiro?`),
  'lose-piece': ({ seat, clearing, left }, say) =>
    say.me !== seat
      ? `${who(seat, say)}, ${left === 1 ? 'qual sai' : `quais ${left} saem`} ${fromBrief(clearing)}?`
      : asked(
          `O que você perde ${inBrief(clearing)}? (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
          `Escolha o que você perde ${inside(clearing)} (${left === 1 ? 'falta 1 dano' : `faltam ${left} danos`})`,
        ),
  'order-effects': asked('Qual efeito vem primeiro?', 'Várias coisas acontecem: qual vem primeiro?'),
  craft: 'Criar uma carta?',
  'craft-piece': ({ card, left }) =>
    asked(
      `Ativar que peça artesanal? (${left})`,
      `${cardName(card)}: ativar uma peça artesanal de que naipe? (${left} por ativar)`,
    ),
  spend: (it) =>
    it.suit === null
      ? asked('Que carta gastar?', `Escolha uma carta para gastar ${purpose(it.for)}`)
      : asked(
          `Que carta de ${suitName(it.suit)} gastar?`,
          `Escolha uma carta de ${suitName(it.suit)} para gastar ${purpose(it.for)}`,
        ),
  discard: ({ left }) => `Cartas demais: descarte ${someCards(left)}`,
  'card-player': ({ card }) => asked('Escolha um jogador', `${cardName(card)}: escolha um jogador`),
  'card-clearing': ({ card }) => asked('Escolha uma clareira', `${cardName(card)}: escolha uma clareira`),
  'card-item': ({ card }) => asked('Escolha um item', `${cardName(card)}: escolha um item`),
  'card-card': ({ card, of }, say) =>
    asked(`Escolha uma carta de ${whoIn(of, say)}`, `${cardName(card)}: escolha uma carta de ${whoIn(of, say)}`),
  'card-action': ({ card }) => asked('Mover ou batalhar?', `${cardName(card)}: mover ou batalhar?`),
  give: ({ to }, say) => `Que carta dar a ${whoIn(to, say)}?`,
  informants: asked(
    'Pegar uma emboscada do descarte?',
    'Informantes: pegar uma emboscada do descarte em vez de comprar?',
  ),
  'coalition-partner': 'Formar a coalizão com quem?',
  die: ({ clearing }) => `Dados da batalha ${inBrief(clearing)}?`,
  'random-card': ({ from }, say) => `Que carta saiu ${own('da mão', from, say)}?`,
  deck: (it, say) => cardAsk(it, say),
};

export const asks: ByKind<Ask> = {
  ...shared,
  ...factionSentences.asks,
  ...automatonAsks,
  ...outsideAsks,
};
