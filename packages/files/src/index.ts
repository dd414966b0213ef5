export { FileError } from './file-error.ts';
export { readWithin } from './read-within.ts';
export { writeWhole } from './write-whole.ts';
