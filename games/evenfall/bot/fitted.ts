/**
 * What each feature of a position (`features.ts`) brought in VP until the end, fitted by least squares to games of the policy with
 * `tools/fit.ts`: a number for each stage (`stageOf`). Correlations, not causes: read them together.
 */
import type { AutomaFeatures, OwnFeatures } from './features.ts';

export type PerStage = readonly [number, number, number, number, number, number];

/** How far the results lay from what these numbers foretell. */
export const spread: { readonly alone: PerStage; readonly among: PerStage } = {
  alone: [5.5, 8.8, 11.2, 12.8, 14.9, 15.7],
  among: [4.7, 10.1, 12.5, 14.9, 15.9, 17.6],
};

/** A lone player's lead over the Automa. */
export const alone: { readonly [K in keyof OwnFeatures | keyof AutomaFeatures]: PerStage } = {
  one: [-18.54, -23.7, -17.34, -24.58, -16.34, -21.94],
  resources: [-0.03, 0.23, 0.18, 0.48, 0.21, 0.25],
  fewest: [0.85, 0.71, 1.79, 0.39, 0.13, -0.53],
  cards: [-0.09, -0.52, -0.16, -0.87, -0.85, -1.92],
  cardVp: [0.03, 0.28, 0.06, 0.44, 0.3, 0.71],
  mana: [0.31, 0.86, 1.11, 1.35, 0.56, 1.38],
  manaInRegions: [0.48, -0.05, 0, -0.01, 0.65, 0.2],
  witches: [-0.03, 0.36, -1.71, 0.73, 0.44, 1.34],
  elders: [0.1, 0.52, 0.8, 0.89, 1.98, 1.98],
  token: [0.11, -0.18, -2.65, -0.01, 0.29, 0.19],
  tokenHarvest: [-0.21, 0.33, 0.38, 0.47, 0.13, 0.22],
  harvest: [-0.04, -0.04, 0.39, 0.23, -0.18, -0.38],
  placeVp: [0.11, 0.27, 0.2, 0.49, 0.4, 0.64],
  ritualVp: [0.27, 0.36, 0.65, 0.67, 0.67, 0.39],
  stoneVp: [0.22, 0.34, 0.38, 0.46, 0.39, 1.57],
  freeOuter: [0.23, 0.24, 0.5, -0.15, 0.72, 0.13],
  freeInner: [-0.3, -0.18, -0.31, -2.31, -2.24, -3.44],
  outerFields: [-0.4, -0.7, -1.21, -0.95, -0.08, -0.4],
  innerFields: [-0.78, -0.55, -1.15, -2, 0.67, -3.52],
  reactions: [-0.15, 0.97, 1.93, 2.49, 3.72, 4.62],
  sites: [-0.04, -0.21, -0.32, -0.41, -1.41, -1.42],
  specialists: [0.06, 0.15, 0.3, 0.91, 0.37, 0.7],
  turners: [0.04, -0.15, 0.49, 0.14, 0.31, 0.31],
  council: [2.48, 2.15, 4.71, 5.35, 4.89, 5.05],
  councilLater: [-2.63, -2.18, -3.57, -3.83, -5.65, -4.47],
  track: [-0.07, 0.03, 0.28, 0.27, 0.89, -1.37],
  stones: [1.44, 0.4, 2.1, 0.71, 2.52, 5.99],
  presence: [0.82, 1.65, 0.87, 1.84, 1.82, 2.3],
  herPlaces: [-0.09, 2.13, 3.47, 2.96, 4.32, 2.53],
  herHarvest: [0.12, -0.32, -1.05, -1.07, -1.18, -0.3],
  herVp: [-0.26, -1.02, -1.34, -1.28, -1.42, -1.15],
  herFree: [-0.05, -2.32, -2.91, -2.95, -3.93, -3.1],
  herWitches: [2.38, 3.25, 1.86, 2.51, 1.86, 2.83],
  herStones: [2.33, 0.77, 2.98, 0.56, 3.49, 0],
  herTrack: [-0.06, -0.32, -1.05, -1.18, -0.41, -0.27],
};

/** A seat's score among people. */
export const among: { readonly [K in keyof OwnFeatures]: PerStage } = {
  one: [-5.33, -10.79, 18.31, 8.2, 48.28, 37.94],
  resources: [0.03, 0.67, 0.81, 1.19, 1.11, 1.21],
  fewest: [-0.38, 1.29, 0.98, 0.97, 0.27, 0.52],
  cards: [0.02, 0.36, 0.08, 0.27, -0.35, 1.55],
  cardVp: [-0.01, 0.11, 0.16, 0.28, 0.22, -0.39],
  mana: [0.21, 0.54, 0.51, 0.85, 2.79, 1.63],
  manaInRegions: [0.76, 0.25, 0.72, 0.28, -1.73, -0.63],
  witches: [0.27, 3.87, -0.76, 4.99, 2.05, 9.2],
  elders: [-0.03, 0.49, -2.33, -1.89, -3.93, -3.48],
  token: [-0.04, 4.02, -1.79, 6.42, 0.41, 3.95],
  tokenHarvest: [0.03, 0.77, 0.77, 0.91, 0.46, 1.29],
  harvest: [-0.16, -0.04, 0.54, 0.79, 1.7, 1.51],
  placeVp: [0.15, 0.44, 0.67, 0.89, 0.75, 0.42],
  ritualVp: [0.26, 0.12, 0.81, 0.48, 0.07, -0.24],
  stoneVp: [0.21, 0.25, 0.43, 0.3, 0.03, 1.01],
  freeOuter: [0.34, 0.24, 1.31, 0.66, 0.58, 0.05],
  freeInner: [0.11, 0.24, -0.44, 0.51, -0.82, -0.49],
  outerFields: [-0.01, 0.68, 1.27, 2.12, 1.61, 2.12],
  innerFields: [-1.06, 3.3, 2.94, 5.49, 5.19, 4.42],
  reactions: [-0.06, 1.21, 2.33, 3.07, 3.5, 4.67],
  sites: [0.04, 0.02, -0.11, -0.3, 0.07, -0.33],
  specialists: [0.39, 0.72, 2.2, 2.76, 3.23, 2.64],
  turners: [-0.14, -0.57, -0.46, -1.62, -1.96, -2.07],
  council: [2.94, 2.61, 5.48, 5.45, 5.24, 4.06],
  councilLater: [-2.88, -2.59, -4.36, -4, -5.97, -4.86],
  track: [0.02, -0.07, 0.64, 0.4, 0.77, -1.13],
  stones: [-0.18, 0.14, 0.26, 0.7, 0.8, 4.2],
  presence: [1, 0.58, -0.21, 1.43, 3.25, 6.76],
};
