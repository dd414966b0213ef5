/** The kinds of token that abilities name. */
export const tokenKinds = ['glyph', 'item', 'hazard', 'resource'] as const;
