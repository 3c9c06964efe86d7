import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';

export const options: OptionWords<Options> = {
  deckMode: {
    name: 'Formação dos decks',
    help: 'Como os decks de símbolos e de lembranças são montados.',
    values: { standard: 'Padrão', sequence: 'Sequência', draft: 'Triagem' },
    about: {
      standard: 'Tudo é embaralhado e repartido por igual.',
      sequence: 'Cada um põe os próprios decks em ordem antes de começar.',
      draft: 'As lembranças são escolhidas uma a uma.',
    },
  },
  maxRounds: {
    name: 'Limite de rodadas',
    help: 'No fim dessa rodada vence quem estiver mais perto da Fenda; com 0 não há limite.',
  },
  noProgressRounds: {
    name: 'Rodadas sem progresso',
    help: 'O jogo empata depois desse número de rodadas inteiras sem avanço, inserção ou carta; 0 desliga.',
  },
  lateralSteps: {
    name: 'Passos laterais',
    help: 'Pegadas vizinhas se ligam também de lado, e não só para a frente e para trás.',
    values: { true: 'Permitidos', false: 'Só no eixo de uma das duas Pegadas' },
  },
  ownRowFire: {
    name: 'Fogo na própria linha',
    help: 'O dono da terra pode queimar símbolos de uma linha com Torre na própria Zona Inicial.',
    values: { true: 'Permitido', false: 'Só a própria Torre' },
  },
  templeTo: {
    name: 'Símbolos do Templo de Calon',
    help: 'Para qual depósito vão os símbolos que o Templo tira das reservas.',
    values: { user: 'De quem usa a carta', owner: 'De quem os perde' },
  },
};

export const reasons: { readonly [reason: string]: string } = {
  rift: 'O token chegou à Fenda Dimensional.',
  nearest: 'As rodadas acabaram: vence o token mais perto da Fenda.',
  'equally-near': 'As rodadas acabaram com tokens igualmente perto da Fenda.',
  'no-progress': 'Empate: rodadas demais sem progresso.',
  stuck: 'Empate: ninguém tem mais o que escolher.',
};
