/** The boards of all factions, and what they keep face down. */
import type { AllianceBoard, AutomatedAllianceBoard } from './alliance.ts';
import type { CogwheelCorvidsBoard, CorvidBoard } from './corvids.ts';
import type { DrillbitDuchyBoard, DuchyBoard } from './duchy.ts';
import type { ElectricEyrieBoard, EyrieBoard } from './eyrie.ts';
import type { LizardBoard, LogicalLizardsBoard } from './lizards.ts';
import type { MarquiseBoard, MechanicalMarquiseBoard } from './marquise.ts';
import type { RiverfolkBoard, RiverfolkRobotsBoard } from './riverfolk.ts';
import type { VagabondBoard, VagabotBoard } from './vagabond.ts';

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
