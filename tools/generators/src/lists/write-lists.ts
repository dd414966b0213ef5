import { root } from '@scapewright/tidy';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import { writeLists } from './lists.ts';

/** `pnpm run generate:lists`: brings the lists of plugins and the versions up to date. */
const tree = new FsTree(root, false);
writeLists(tree);
flushChanges(root, tree.listChanges());
