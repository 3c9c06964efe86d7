import type { actions as english } from '../../en/lessons/actions.ts';

export const actions: typeof english = {
  title: 'Um turno: ações e recursos',
  summary: 'Um turno: descobrir um Local, trocar cartas por Recursos, ativar o Marcador e passar.',
  steps: {
    'goal-most-vp': {
      say: 'Tenha mais pontos de vitória (PV) que os outros depois de três rodadas.',
      why: 'Você lidera um coven de bruxas. Cada rodada começa com a receita: cartas, Conhecimento e Mana, que você já recebeu. Agora vêm as ações, uma por vez, em turnos alternados.',
      done: 'O objetivo: mais PV em três rodadas',
    },
    'herb-garden-yours': {
      say: 'Descubra um Local: toque no Jardim de Ervas, nos Lagos do Norte.',
      why: 'O Jardim pede duas Bruxas da sua Reserva. Elas vão para os Lagos, e o Local vem para o seu Círculo Externo.',
      done: 'O Jardim de Ervas é seu',
    },
    'began-trade': {
      say: 'Ações livres não gastam o turno. Troque duas cartas por um Recurso.',
      why: 'Há três Recursos: Ervas, Elixires e Conhecimento. Eles pagam as cartas; as cartas que não servem agora viram Recursos.',
      done: 'Você começou uma troca',
    },
    'jun-went-discard': {
      say: 'Descarte Jun.',
      done: 'Jun foi para o descarte',
    },
    'war-drum-too': {
      say: 'E o Tambor de Guerra.',
      done: 'O Tambor de Guerra também',
    },
    'one-more-elixir': {
      say: 'Receba um Elixir.',
      why: 'Depois da sua ação, a vez passa. Neste exemplo, o rival encerra logo a rodada dele.',
      done: 'Um Elixir a mais, e o rival passou',
    },
    'three-herbs-elixir': {
      say: 'Sua vez: ative o seu Marcador de Coven.',
      why: 'Uma vez por rodada ele explora todos os seus Locais do Círculo Externo, cada um dando o que mostra, e traz mais uma Erva e um Elixir. Quanto mais Locais antes, melhor.',
      done: 'Três Ervas e um Elixir de uma vez',
    },
    'osric-works': {
      say: 'Toque em Osric e jogue-o como Especialista, por dois Conhecimentos.',
      why: 'Pessoas servem de dois jeitos: como Especialista, ajudam durante a partida; como Membro do Conselho, costumam dar pontos. Osric, girado, compra duas cartas.',
      done: 'Osric trabalha para você',
    },
    'osric-brought-two': {
      say: 'Gire Osric: é uma ação livre, uma vez por rodada.',
      done: 'Osric trouxe duas cartas',
    },
    'another-turn-done': {
      say: 'Termine o turno.',
      done: 'Mais um turno feito',
    },
    'all-passed-conflict': {
      say: 'Chega por esta rodada: passe.',
      why: 'Quem passa não joga mais nesta rodada, mas Recursos, Mana e cartas ficam para a próxima. Quando todos passam, vem o conflito.',
      done: 'Todos passaram: vem o conflito',
    },
  },
};
