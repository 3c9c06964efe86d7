import type { alliance as english } from '../../en/lessons/alliance.ts';

export const alliance: typeof english = {
  title: 'Aliança: simpatia e revolta',
  summary: 'Espalhar simpatia, revoltar-se e treinar oficiais.',
  steps: {
    'sympathy-scores': {
      say: 'Você lidera a Aliança: pôr simpatia no mapa dá pontos de vitória (PV).',
      why: 'Ela começa fraca e cresce depressa: os primeiros marcadores valem 0 ou 1 PV, os últimos valem 4. Quem chega a 30 vence.',
      done: 'Simpatia dá PV',
    },
    'revolt-clearing-9': {
      say: 'Apoiadores são cartas à parte. Gaste dois de rato: revolte-se na clareira 9!',
      why: 'A revolta remove todas as peças inimigas dali, e a oficina removida vale 1 PV. Você ganha uma base, um guerreiro e um oficial.',
      done: 'Revolta na clareira 9',
    },
    'one-supporter-spent': {
      say: 'Gaste o primeiro apoiador de rato.',
      done: 'Um apoiador gasto',
    },
    'workshop-removed-1': {
      say: 'E o segundo.',
      done: 'Oficina removida: 1 PV e uma base',
    },
    'no-more-revolts': {
      say: 'Dava para se revoltar de novo, mas guarde as raposas para espalhar simpatia.',
      done: 'Sem mais revoltas',
    },
    'sympathy-clearing-12': {
      say: 'Espalhe simpatia para a clareira 12, vizinha das suas.',
      why: 'O quarto marcador custa dois apoiadores do naipe da clareira. Quem mover guerreiros para lá ou o remover terá de dar uma carta a você.',
      done: 'Simpatia para a clareira 12',
    },
    'another-supporter-spent': {
      say: 'Gaste Bigorna.',
      done: 'Um apoiador gasto',
    },
    'sympathy-placed': {
      say: 'Gaste Aço das Raposas.',
      done: 'Simpatia na clareira 12: 1 PV',
    },
    'two-officers': {
      say: 'Dia: treine um oficial com Grupo de Batedores, do naipe da sua base.',
      why: 'Cada oficial dá uma operação militar no Anoitecer.',
      done: 'Dois oficiais',
    },
    'new-supporter': {
      say: 'Mobilize Coletor de Impostos: ele vira apoiador.',
      why: 'Assim a mão de hoje paga a simpatia de amanhã.',
      done: 'Um novo apoiador',
    },
    'one-more-warrior': {
      say: 'Anoitecer: recrute na sua base.',
      done: 'Mais um guerreiro na base',
    },
    'drew-two-cards': {
      say: 'Com o outro oficial você poderia mover ou batalhar. Hoje, proteja a base: encerre.',
      why: 'Você compra uma carta, mais uma por base. Se perder a base, perde apoiadores e oficiais com ela.',
      done: 'Você comprou duas cartas',
    },
  },
};
