export { FileError } from './file-error.ts';
export { isPlainFile } from './is-plain-file.ts';
export { readWithin } from './read-within.ts';
export { writeWhole } from './write-whole.ts';
