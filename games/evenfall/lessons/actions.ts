/** Lesson 1: one action a turn, and what it brings. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, hold, next, owns, TWO_COVENS } from './position.ts';

export const actions: Lesson<State> = {
  id: 'actions',
  title: { 'pt-BR': 'Um turno: ações e recursos', en: 'A turn: actions and resources' },
  minutes: 4,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['herb-garden-4', 'cave-2', 'observatory-1'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    owns(state, 0, { knowledge: 3, mana: 2 });
    owns(state, 1, { knowledge: 3, mana: 2 });
    hold(state, 0, 'osric', 'jun', 'war-drum');
    hold(state, 1, 'phoenix', 'dragan', 'helga');
    next(state, 'harvest-moon', 'lake-dragon');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Tenha mais pontos de vitória (PV) que os outros depois de três rodadas.',
        en: 'Have more victory points (VP) than the others after three rounds.',
      },
      why: {
        'pt-BR':
          'Você lidera um coven de bruxas. Cada rodada começa com a receita: cartas, Conhecimento e Mana, que você já recebeu. Agora vêm as ações, uma por vez, em turnos alternados.',
        en: 'You lead a coven of witches. Each round begins with income: cards, Knowledge and Mana, which you already have. Now come the actions, one each, turn by turn.',
      },
      done: { 'pt-BR': 'O objetivo: mais PV em três rodadas', en: 'The goal: most VP in three rounds' },
    },
    {
      say: {
        'pt-BR': 'Descubra um Local: toque no Jardim de Ervas, nos Lagos do Norte.',
        en: 'Discover a Place: touch the Herb Garden in the Northern Lakes.',
      },
      why: {
        'pt-BR':
          'O Jardim pede duas Bruxas da sua Reserva. Elas vão para os Lagos, e o Local vem para o seu Círculo Externo.',
        en: 'The Garden asks for two Witches of your Reserve. They go to the Lakes, and the Place comes to your Outer Circle.',
      },
      pick: 'discover:northern-lakes:herb-garden-4',
      done: { 'pt-BR': 'O Jardim de Ervas é seu', en: 'The Herb Garden is yours' },
    },
    {
      say: {
        'pt-BR': 'Ações livres não gastam o turno. Troque duas cartas por um Recurso.',
        en: 'Free actions do not use up your turn. Trade two cards for a Resource.',
      },
      why: {
        'pt-BR':
          'Há três Recursos: Ervas, Elixires e Conhecimento. Eles pagam as cartas; as cartas que não servem agora viram Recursos.',
        en: 'There are three Resources: Herbs, Elixirs and Knowledge. They pay for cards; cards you do not need now become Resources.',
      },
      pick: 'free:discard:2',
      done: { 'pt-BR': 'Você começou uma troca', en: 'You began a trade' },
    },
    {
      say: { 'pt-BR': 'Descarte Jun.', en: 'Discard Jun.' },
      pick: 'discard:jun',
      done: { 'pt-BR': 'Jun foi para o descarte', en: 'Jun went to the discard pile' },
    },
    {
      say: { 'pt-BR': 'E o Tambor de Guerra.', en: 'And the War Drum.' },
      pick: 'discard:war-drum',
      done: { 'pt-BR': 'O Tambor de Guerra também', en: 'So did the War Drum' },
    },
    {
      say: { 'pt-BR': 'Receba um Elixir.', en: 'Take an Elixir.' },
      why: {
        'pt-BR': 'Depois da sua ação, a vez passa. Neste exemplo, o rival encerra logo a rodada dele.',
        en: 'After your action the turn passes. In this example your rival is done for this round.',
      },
      pick: 'gain:elixir',
      others: ['pass'],
      done: { 'pt-BR': 'Um Elixir a mais, e o rival passou', en: 'One more Elixir, and your rival passed' },
    },
    {
      say: { 'pt-BR': 'Sua vez: ative o seu Marcador de Coven.', en: 'Your turn: activate your Coven Token.' },
      why: {
        'pt-BR':
          'Uma vez por rodada ele explora todos os seus Locais do Círculo Externo, cada um dando o que mostra, e traz mais uma Erva e um Elixir. Quanto mais Locais antes, melhor.',
        en: 'Once per round it explores all Places of your Outer Circle, each giving what it shows, and brings another Herb and Elixir. The more Places first, the better.',
      },
      pick: 'token',
      done: { 'pt-BR': 'Três Ervas e um Elixir de uma vez', en: 'Three Herbs and an Elixir at once' },
    },
    {
      say: {
        'pt-BR': 'Toque em Osric e jogue-o como Especialista, por dois Conhecimentos.',
        en: 'Touch Osric and play him as a Specialist, for two Knowledge.',
      },
      why: {
        'pt-BR':
          'Pessoas servem de dois jeitos: como Especialista, ajudam durante a partida; como Membro do Conselho, costumam dar pontos. Osric, girado, compra duas cartas.',
        en: 'People serve in two ways: as a Specialist they help during the game; as a Council Member they usually score. Osric, when turned, draws two cards.',
      },
      pick: 'specialist:osric',
      done: { 'pt-BR': 'Osric trabalha para você', en: 'Osric works for you' },
    },
    {
      say: {
        'pt-BR': 'Gire Osric: é uma ação livre, uma vez por rodada.',
        en: 'Turn Osric: a free action, once per round.',
      },
      pick: 'free:turn:osric',
      done: { 'pt-BR': 'Osric trouxe duas cartas', en: 'Osric brought two cards' },
    },
    {
      say: { 'pt-BR': 'Termine o turno.', en: 'End your turn.' },
      pick: 'end-turn',
      done: { 'pt-BR': 'Mais um turno feito', en: 'Another turn done' },
    },
    {
      say: { 'pt-BR': 'Chega por esta rodada: passe.', en: 'Enough for this round: pass.' },
      why: {
        'pt-BR':
          'Quem passa não joga mais nesta rodada, mas Recursos, Mana e cartas ficam para a próxima. Quando todos passam, vem o conflito.',
        en: 'Whoever passes takes no more turns this round, but Resources, Mana and cards stay for the next. When all have passed, the conflict begins.',
      },
      pick: 'pass',
      done: { 'pt-BR': 'Todos passaram: vem o conflito', en: 'All have passed: the conflict is next' },
    },
  ],
};
