/** What the symbols mean. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  stone: {
    name: 'Pedra de Poder',
    text: 'Quem vence o conflito leva uma. No fim dobra os PV de um Ritual cujo Local, no Círculo Interno, tem o mesmo símbolo.',
  },
  'eve-herb': { name: 'Erva', text: 'Recurso. Paga cartas e Foices.' },
  'eve-elixir': { name: 'Elixir', text: 'Recurso. Paga cartas e Orbes.' },
  'eve-knowledge': { name: 'Conhecimento', text: 'Recurso. Paga cartas, sobretudo as mais fortes.' },
  'eve-mana': { name: 'Mana', text: 'Aposta-se em segredo no Mostrador e soma à força nos conflitos.' },
  'eve-any': { name: 'Recurso à escolha', text: 'Uma Erva, um Elixir ou um Conhecimento: você escolhe.' },
  'eve-card': { name: 'Carta', text: 'Rituais e pessoas. Duas da mão valem 1 Recurso, como ação livre.' },
  'eve-vp': { name: 'Pontos de vitória (PV)', text: 'Quem tem mais depois de três rodadas vence.' },
  'eve-witch': { name: 'Bruxa', text: 'Descobre Locais, usa campos de ação e luta na Região onde está.' },
  'eve-elder': { name: 'Ancião', text: 'Usa os campos do seu Círculo Interno e luta como uma Bruxa quando enviado.' },
  'eve-scythe': {
    name: 'Foice',
    text: 'Catalisador num Ritual: o Local dele dá o resultado mais uma vez quando é explorado. Custa 1 Erva.',
  },
  'eve-orb': {
    name: 'Orbe',
    text: 'Catalisador num Ritual: ao ser construído dá um passo na Trilha. Custa 2 Elixires.',
  },
  'eve-transfer': { name: 'Transferência', text: 'Leva um Local do Círculo Externo ao Interno, onde conta no fim.' },
  'eve-explore': { name: 'Explorar', text: 'Dá o resultado de um Local do Círculo Externo, e mais uma vez por Foice.' },
  'eve-discover': { name: 'Descobrir', text: 'Ponha Bruxas numa Região e leve um Local dela para o Círculo Externo.' },
  'eve-binding': { name: 'Vinculação', text: 'Bônus de cada vez que um Ritual é jogado sobre este Local.' },
  'eve-artifact': { name: 'Artefato', text: 'Uma das três palavras-chave das cartas.' },
  'eve-familiar': { name: 'Familiar', text: 'Uma das três palavras-chave das cartas.' },
  'eve-spell': { name: 'Feitiço', text: 'Uma das três palavras-chave das cartas.' },
  'eve-sets': { name: 'Trio de palavras-chave', text: 'Um Artefato, um Familiar e um Feitiço juntos.' },
  'eve-first': {
    name: 'Primeiro lugar',
    text: 'Quem começa a rodada, ou quem venceu; nas cartas, o papel no Conselho.',
  },
  'eve-dial': {
    name: 'Mostrador de Mana',
    text: 'A Mana apostada em segredo; com as figuras, ela é a força no conflito.',
  },
  'eve-step': {
    name: 'Passo na trilha',
    text: 'Avança o marcador da Trilha do Coven e dá o bônus do campo alcançado.',
  },
  'eve-step-both': { name: 'Passo com os dois bônus', text: 'Avança um campo e dá as duas metades do bônus.' },
  'eve-step-again': { name: 'Bônus outra vez', text: 'Dá de novo o bônus de um campo que já foi alcançado.' },
  'eve-token': { name: 'Marcador de Coven', text: 'A habilidade do Coven, uma vez por rodada.' },
  'eve-field': { name: 'Campo de ação', text: 'Ponha aqui uma figura para usar o efeito ao lado.' },
  'stone-wild': { name: 'Pedra Vermelha', text: 'Pedra de Poder que serve a qualquer Local do Círculo Interno.' },
  rotate: { name: 'Especialista de uma vez', text: 'Gira quando é usado e volta a valer na próxima rodada.' },
  person: { name: 'Especialista', text: 'Uma pessoa ao lado do Coven, com um efeito que dura.' },
  automaton: { name: 'Automa', text: 'A adversária que joga pelo disco dela, sem escolher.' },
};
