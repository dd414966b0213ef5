export * from './ids/index.ts';
export * from './reasons/index.ts';
export * from './rule-coverage/index.ts';
export * from './rules/index.ts';
export * from './rulings/index.ts';
export * from './tables/index.ts';
export * from './timing/index.ts';
export * from './titles/index.ts';
