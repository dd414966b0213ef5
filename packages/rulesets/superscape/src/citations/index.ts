export { superscapeCitations } from '../citations.ts';
