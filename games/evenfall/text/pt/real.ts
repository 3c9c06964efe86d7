/** What is said at a real table in Portuguese: nothing is called by its name, because the names in the box are others. */
import { capital } from '@tavola/games/text/capital.ts';
import { counted, de, em } from '@tavola/games/text/pt.ts';
import { asked, type ByKind, type RealText } from '@tavola/kernel/face/text.ts';
import type { RegionId } from '../../data/boards.ts';
import type { EvenfallFact } from '../../rules/state/fact.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { OutsideAsk, OutsideMove } from '../../rules/state/outside-moves.ts';
import type { SpotAt } from '../../rules/state/state.ts';
import type { View } from '../../rules/view.ts';
import { automaLines } from '../lines.ts';
import { regionName } from '../names.ts';
import { untold } from '../real.ts';
import { lineWords } from './lines.ts';
import { actions, region } from './things.ts';

const witches = (n: number) => counted(n, 'Bruxa', 'Bruxas');
const regions = {
  'northern-lakes': lineWords.regions['northern-lakes'][0],
  'central-mountains': lineWords.regions['central-mountains'][0],
  'southern-slopes': lineWords.regions['southern-slopes'][0],
};
const regionTitle = (id: RegionId) => regionName(id, 'pt');
/** "o 2º Local do Círculo Externo dela" */
export const spotName = ({ circle, n }: SpotAt) =>
  `o ${n}º Local do Círculo ${circle === 'outer' ? 'Externo' : 'Interno'} dela`;
/** "o campo 3", contado do topo em sentido horário. */
export const fieldName = (n: number) => (n === 0 ? 'o campo do topo' : `o campo ${n}`);

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside-turn': 'Sua vez, na mesa',
  'outside-card': ({ strength }) =>
    strength === null
      ? asked('Automa · vire a carta: quantos PV?', 'Automa · rondel. Vire a carta do topo do baralho: quantos PV?')
      : asked(
          `${regions[strength.region]} · carta ${strength.n} de ${strength.of} dela`,
          `Automa · ${regions[strength.region]}. ${strength.n === 1 ? 'Ajuste o seu Mostrador, se você está lá. Depois vire' : 'Vire'} a carta ${strength.n} de ${strength.of} para a força dela: quantos PV?`,
        ),
  'outside-played': asked(
    'Automa joga a carta do topo: qual é?',
    'Automa · jogar. Vire a carta do topo do baralho: o que é, e quantos PV?',
  ),
  'outside-binding': asked(
    'Automa · Bônus de Vinculação: PV?',
    'Automa · Bônus de Vinculação desse Local, com o que a Palavra-Chave do Ritual acrescenta: quantos PV? (1 por Recurso, Mana ou Carta)',
  ),
  'outside-strength': ({ region: id, hers, round, witches: n }) =>
    asked(
      `${regions[id]}: ela tem ${hers}. Você alcança?`,
      `${regionTitle(id)}: ela tem ${hers} (rodada ${round}, ${witches(n)}, cartas ${hers - round - n}). Você alcança?`,
    ),
  'outside-score': ({ hers }) => `Ela termina com ${hers} PV. Você tem mais?`,
};

export const outsideMoves: ByKind<OutsideMove> = {
  'ask-me': 'Fiz uma ação: vez dela',
  'all-told': 'Fiz uma ação e anotei todos os Locais que mudaram',
  shows: ({ what, vp }) => ({ any: `${vp} PV`, ritual: `Ritual, ${vp} PV`, person: `Pessoa, ${vp} PV` })[what],
  enough: 'Sim, tenho o mesmo ou mais',
  short: 'Não, tenho menos',
  absent: 'Não tenho figura lá',
  more: 'Sim, tenho mais',
  'no-more': 'Não, o mesmo ou menos',
};

const facts: ByKind<EvenfallFact> = {
  slot: ({ n }) => `${n + 1}º Local da esquerda: Bruxas que pede`,
  witches: 'Bruxas dela aqui',
  vp: 'PV dela',
  rondel: 'Marcador do rondel, campos desde o topo',
  track: 'Marcador da Trilha dela',
  stones: 'Pedras de Poder dela',
  'places-left': 'Baralho de Locais (0: vazio)',
  fields: 'Quantos campos são?',
  field: ({ n }) =>
    n === 0 ? 'O que mostra o campo do topo?' : `O que mostra o campo ${n}, do topo em sentido horário?`,
  bonus: ({ step }) => `O que dá o campo ${step} da Trilha dela?`,
  reward: ({ min }) => `Qual é a recompensa ${min}+?`,
  harvest: 'PV para ela ao explorar (1 por Recurso, Mana ou Carta)',
  binding: 'Tem Bônus de Vinculação?',
  'place-vp': 'PV impressos no Local',
  'witches-left': 'Bruxas dela na Reserva',
};

const sheets: { readonly [place: string]: string } = {
  automa: 'Marcadores e pedras dela',
  rondel: 'O rondel dela',
  track: 'A Trilha dela',
};
const values: { readonly [value: string]: string } = {
  none: 'vazio',
  w1: '1 Bruxa',
  w2: '2 Bruxas',
  yes: 'Sim',
  no: 'Não',
  step: 'Um passo na Trilha',
  top: 'Esse campo não existe',
};

export const real: RealText<Event, View> = {
  lines: automaLines(lineWords),
  ownTurn: 'Jogue a sua vez com a caixa. Ela pergunta o que precisar saber.',
  facts,
  place: (place) => {
    const [circle, n] = place.split('-');
    if (circle === 'outer' || circle === 'inner') return capital(spotName({ circle, n: Number(n) }));
    return sheets[place] ?? regionTitle(place as RegionId);
  },
  value: (value) => {
    if (/^\d+$/.test(value)) return `${value} ${Number(value) === 1 ? 'PV' : 'PV'}`;
    return values[value] ?? (value === 'transfer' ? 'Transferência' : capital(actions[value as keyof typeof actions]));
  },
  tasks: {
    ...untold,
    rondel: ({ to, action }) => `Descarte a carta. Marcador para ${fieldName(to)}: ${actions[action]}`,
    discovered: ({ region: id, witches: n }) =>
      `Leve o Local mais à esquerda ${de(region(id))} para o fim do Círculo Externo dela e ponha ${witches(n)} dela na Região`,
    'drew-place': 'Vire o Local do topo do baralho e ponha no fim do Círculo Externo dela',
    explored: ({ spot }) => (spot ? `Ela explora ${spotName(spot)}` : 'Ela explora'),
    converted: ({ vp }) => `PV dela: +${vp}`,
    specialist: 'Ponha a pessoa à esquerda do tabuleiro dela; o efeito não vale',
    ritual: ({ spot }) => `Ponha o Ritual sobre ${spot ? spotName(spot) : 'o Local dela'}`,
    'no-place': 'Ela não tem Local livre: descarte o Ritual',
    step: ({ to, top }) =>
      top ? 'O marcador da Trilha dela já está no topo' : `Marcador da Trilha dela: sobe ao campo ${to}`,
    transferred: ({ spot }) =>
      `Leve ${spot ? spotName(spot) : 'o Local dela'}, com o Ritual, para o fim do Círculo Interno dela`,
    reward: ({ region: id, min }) => `Ela alcança a recompensa ${min}+ ${de(region(id))}`,
    won: ({ seat, region: id }) =>
      seat === 'automa' ? `Ela vence o conflito ${em(region(id))}` : `Você vence o conflito ${em(region(id))}`,
    'took-stone': ({ region: id }) => `Ela leva a Pedra de Poder mais à esquerda${id ? ` ${de(region(id))}` : ''}`,
    'came-home':
      'Fim da rodada: os seus próprios efeitos, Locais novos nos espaços vazios, todas as figuras de volta às Reservas',
  },
};
