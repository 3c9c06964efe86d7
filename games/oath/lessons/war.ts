/** Travel, recover a relic, campaign for a site. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, bury, enrich, garrison, lay, stand } from './position.ts';

export const war: Lesson<State> = {
  id: 'war',
  title: { 'pt-BR': 'Viajar, recuperar, fazer campanha', en: 'Travel, recover, campaign' },
  minutes: 4,
  seats: 2,
  seed: 5,
  rolls: [1, 1, 4, 4, 4, 4, 4],
  seat: 1,
  arrange: (state) => {
    begin(state, 3, 1, 'act');
    lay(state, 3, 'marshes');
    garrison(state, 0, 'marshes', 1);
    bury(state, 'marshes', 'brass-horse');
    stand(state, 1, 'rocky-coast');
    enrich(state, 1, { secrets: 1, warbands: 2 });
  },
  steps: [
    {
      say: {
        'pt-BR': 'O Império controla os Pântanos com uma só tropa, e ali há uma relíquia. Vamos tomar os dois.',
        en: 'The Empire rules the Marshes with a single warband, and a relic lies there. Let us get both.',
      },
      why: {
        'pt-BR': 'O juramento desta partida é a Supremacia: o título é de quem controla mais locais. Cada local conta.',
        en: 'The oath of this game is Supremacy: whoever rules most sites holds the title. Every site counts.',
      },
      done: { 'pt-BR': 'O plano: os Pântanos', en: 'The plan: the Marshes' },
    },
    {
      say: { 'pt-BR': 'Viaje.', en: 'Travel.' },
      pick: 'major:travel',
      done: { 'pt-BR': 'Viajar', en: 'Travel' },
    },
    {
      say: { 'pt-BR': 'Vá aos Pântanos, nas Províncias.', en: 'Go to the Marshes, in the Provinces.' },
      why: {
        'pt-BR': 'O caminho custa 2 de Suprimento. As cinco tropas do seu tabuleiro vêm junto.',
        en: 'The way costs 2 Supply. The five warbands on your board come along.',
      },
      pick: 'travel:marshes:2:0:0',
      done: { 'pt-BR': 'Você está nos Pântanos', en: 'You are at the Marshes' },
    },
    {
      say: { 'pt-BR': 'Recupere.', en: 'Recover.' },
      why: {
        'pt-BR': 'Recuperar é tomar uma relíquia do seu local, ou um dos dois estandartes, pagando o preço.',
        en: 'To recover is to take a relic at your site, or one of the two banners, for its price.',
      },
      pick: 'major:recover',
      done: { 'pt-BR': 'Recuperar', en: 'Recover' },
    },
    {
      say: { 'pt-BR': 'Tome a relíquia oculta.', en: 'Take the hidden relic.' },
      why: {
        'pt-BR': 'Aqui custa queimar um segredo. A relíquia fica com você, virada para cima, com uma habilidade nova.',
        en: 'Here it costs a secret, burned. The relic stays with you, faceup, with a new power.',
      },
      pick: 'buried:marshes:0',
      done: { 'pt-BR': 'O Cavalo de Latão é seu', en: 'The Brass Horse is yours' },
    },
    {
      say: { 'pt-BR': 'Agora a campanha: 2 de Suprimento.', en: 'Now the campaign: 2 Supply.' },
      why: {
        'pt-BR': 'Você ataca quem controla o seu local ou tem a peça nele.',
        en: 'You attack whoever rules your site or has their pawn there.',
      },
      pick: 'major:campaign',
      done: { 'pt-BR': 'Campanha', en: 'Campaign' },
    },
    {
      say: {
        'pt-BR': 'O alvo são os Pântanos. Nenhum outro: pronto.',
        en: 'The target is the Marshes. No other: done.',
      },
      why: {
        'pt-BR': 'Cada alvo a mais dá dados ao defensor. Um local vale um dado; o título do Chanceler, mais um.',
        en: 'Each further target gives the defender dice. A site is worth one die; the Chancellor’s title one more.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Alvo: os Pântanos', en: 'Target: the Marshes' },
    },
    {
      say: {
        'pt-BR': 'Role cinco dados: um por tropa do seu tabuleiro.',
        en: 'Roll five dice: one for each warband on your board.',
      },
      why: {
        'pt-BR':
          'Espadas contam um, espadas ocas meio. Escudos do defensor e as tropas dele são o que você precisa superar.',
        en: 'Swords count one, hollow swords half. The defender’s shields and warbands are what you must beat.',
      },
      pick: 'dice:5',
      done: { 'pt-BR': 'Cinco dados de ataque', en: 'Five attack dice' },
    },
    {
      say: {
        'pt-BR': 'Você venceu! Deixe duas tropas nos Pântanos e leve as outras.',
        en: 'You won! Leave two warbands at the Marshes and take the others along.',
      },
      why: {
        'pt-BR':
          'A tropa do Império recuou. Quem perde uma campanha perde metade das tropas que lutaram. Guarde o que tomou: o Chanceler vai querer de volta.',
        en: 'The Empire’s warband fell back. Whoever loses a campaign loses half of the warbands that fought. Guard what you took: the Chancellor will want it back.',
      },
      pick: 'amount:2',
      done: { 'pt-BR': 'Os Pântanos são seus', en: 'The Marshes are yours' },
    },
  ],
};
