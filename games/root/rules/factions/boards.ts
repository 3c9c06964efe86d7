/** The boards of all factions, and what they keep face down. */
import type { AutomatedAllianceBoard } from '../automata/alliance/state.ts';
import type { CogwheelCorvidsBoard } from '../automata/corvids/state.ts';
import type { DrillbitDuchyBoard } from '../automata/duchy/state.ts';
import type { ElectricEyrieBoard } from '../automata/eyrie/state.ts';
import type { LogicalLizardsBoard } from '../automata/lizards/state.ts';
import type { MechanicalMarquiseBoard } from '../automata/marquise/state.ts';
import type { RiverfolkRobotsBoard } from '../automata/riverfolk/state.ts';
import type { VagabotBoard } from '../automata/vagabond/state.ts';
import type { AllianceBoard } from './alliance/state.ts';
import type { CorvidBoard } from './corvids/state.ts';
import type { DuchyBoard } from './duchy/state.ts';
import type { EyrieBoard } from './eyrie/state.ts';
import type { LizardBoard } from './lizards/state.ts';
import type { MarquiseBoard } from './marquise/state.ts';
import type { RiverfolkBoard } from './riverfolk/state.ts';
import type { VagabondBoard } from './vagabond/state.ts';

export type Board =
  | MarquiseBoard
  | EyrieBoard
  | AllianceBoard
  | VagabondBoard
  | LizardBoard
  | RiverfolkBoard
  | DuchyBoard
  | CorvidBoard
  | MechanicalMarquiseBoard
  | ElectricEyrieBoard
  | AutomatedAllianceBoard
  | VagabotBoard
  | LogicalLizardsBoard
  | DrillbitDuchyBoard
  | RiverfolkRobotsBoard
  | CogwheelCorvidsBoard;

/** A faction's secret has its id as `faction`; only its own folder knows what else is in it. */
export type Secret = { readonly faction: string };
