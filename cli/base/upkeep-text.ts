/** What check-update and repair say. */
import type { Language } from '@tavola/kernel/face/text.ts';

type UpkeepText = {
  readonly game: (game: string, goesOn: number, stops: number) => string;
  readonly stops: (name: string, match: string, pick: number, count: number) => string;
  readonly allGoOn: string;
  readonly someStop: string;
  readonly notARelease: (folder: string) => string;
  readonly matchMissing: string;
  readonly unknown: (match: string) => string;
  readonly sound: (match: string) => string;
  readonly cannot: (match: string) => string;
  readonly cut: (match: string, from: number, to: number) => string;
  readonly wouldCut: (match: string, from: number, to: number) => string;
};

const pt: UpkeepText = {
  game: (game, goesOn, stops) => `${game}: seguem ${goesOn}, param ${stops}`,
  stops: (name, match, pick, count) => `  ${name} (${match}): a jogada ${pick} de ${count} não cabe nestas regras`,
  allGoOn: 'Todas as partidas seguem com estas regras.',
  someStop: 'As que param esperam: quem joga pode voltar à última jogada que vale, ou use tavola repair.',
  notARelease: (folder) =>
    `${folder} não é uma pasta da Tavola. Diga a pasta de outra cópia, ou descompacte o arquivo antes.`,
  matchMissing: 'Diga qual partida.',
  unknown: (match) => `Não há a partida ${match} em andamento.`,
  sound: (match) => `${match} segue com estas regras; não há o que consertar.`,
  cannot: (match) => `${match} não pode ser consertada com estas regras.`,
  cut: (match, from, to) => `${match} voltou da jogada ${from} para a ${to} e agora é treino.`,
  wouldCut: (match, from, to) => `${match} voltaria da jogada ${from} para a ${to} e seria treino. Nada foi mudado.`,
};

const en: UpkeepText = {
  game: (game, goesOn, stops) => `${game}: ${goesOn} go on, ${stops} would stop`,
  stops: (name, match, pick, count) => `  ${name} (${match}): pick ${pick} of ${count} does not fit these rules`,
  allGoOn: 'All matches go on by these rules.',
  someStop: 'Those that stop wait: their people can go back to the last good pick, or use tavola repair.',
  notARelease: (folder) =>
    `${folder} is not a folder of Tavola. Name the folder of another copy, or unpack the archive first.`,
  matchMissing: 'Say which match.',
  unknown: (match) => `No match ${match} is being played.`,
  sound: (match) => `${match} goes on by these rules; there is nothing to repair.`,
  cannot: (match) => `${match} cannot be repaired by these rules.`,
  cut: (match, from, to) => `${match} went back from pick ${from} to pick ${to} and is practice now.`,
  wouldCut: (match, from, to) =>
    `${match} would go back from pick ${from} to pick ${to} and be practice. Nothing was changed.`,
};

export const upkeepTexts: { readonly [L in Language]: UpkeepText } = { 'pt-BR': pt, en };
