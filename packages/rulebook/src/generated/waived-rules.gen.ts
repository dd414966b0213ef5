// Generated from the ledger; edit packages/rulebook/ledger and run `pnpm run generate:rulebook`.
import type { Waiver } from '../rule-coverage/waiver.ts';

/** The rules that play cannot prove. */
export const waivedRules: readonly Waiver[] = [
  { id: "EQ-CMP-001", reason: "Compares two printings of a document; it says nothing about play." },
  { id: "SS-GLO-006", reason: "Says how the authors of this ledger read contradictions; each use stands in the entry concerned." },
  { id: "SS-GLO-007", reason: "Lists pictures that the document lacks; it says nothing about play." },
  { id: "SS-COMP-006", reason: "Which products stand on a physical table; a game state knows only terrain and cards." },
  { id: "SS-COMP-007", reason: "What organisers may forbid on a physical table; every figure here has the standard shape." },
  { id: "SS-TERR-015", reason: "Which products stand for terrain on a physical table." },
  { id: "SS-TURN-021", reason: "When players may touch their miniatures; poses are not modelled, facing is part of moving." },
  { id: "SS-SPACE-002", reason: "Inches and centimetres of a physical table; play counts levels and spaces only." },
  { id: "SS-HEX-002", reason: "Millimetres of physical tiles, bases and markers; play counts levels and spaces, and only their proportions shape sight." },
  { id: "SS-SPACE-009", reason: "Gauges for physical bases and markers; a battlefield says itself which of its spaces are full." },
  { id: "SS-DICE-002", reason: "Which faces of a common die stand for a combat die on a physical table; any such chart rolls alike." },
];
