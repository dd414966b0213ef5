export { heroscapeCitations } from '../citations.ts';
