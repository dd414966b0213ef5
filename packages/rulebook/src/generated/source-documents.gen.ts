// Generated from the ledger; edit packages/rulebook/ledger and run `pnpm run generate:rulebook`.
import type { SourceDocument } from '../rules/rule-entry.ts';

/** The documents behind the ledger. */
export const sourceDocuments: readonly SourceDocument[] = [
  { id: "superscape-master-rules", title: "C3G SuperScape Master Rules", kind: "rulebook" },
  { id: "heroscape-movement-chapter", title: "HeroScape, Age of Annihilation: moving the figures on the army card", kind: "rulebook" },
  { id: "equipment-glyph-rules", title: "C3G Equipment Glyph Rules, two printings with the same content", kind: "rulebook" },
  { id: "star-wars-rules", title: "Star Wars custom rules: item glyphs, occupying objects, Force powers", kind: "rulebook" },
  { id: "public-rules-text", title: "HeroScape rules as the publisher shows them to the public", kind: "rulebook" },
  { id: "public-secondary-summary", title: "Public summaries of the HeroScape rulebooks", kind: "digest" },
  { id: "public-forum-ruling", title: "Rulings in the public HeroScape forum", kind: "digest" },
  { id: "publisher-questions-page", title: "The publisher's page of questions and answers, as quoted in public", kind: "digest" },
  { id: "treasure-glyph-rules", title: "Treasure glyph rules of the set of 2010, as quoted in public", kind: "digest" },
  { id: "none-readable", title: "No readable text; a proposed ruling", kind: "none" },
];
