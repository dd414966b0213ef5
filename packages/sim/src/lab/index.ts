export { firstSide, type LabCard, type LabGame, LabPlayer, labSeed } from './lab-game.ts';
export { type LabCardRow, type LabReport, labReport } from './lab-report.ts';
