/** A sample: quick ones, and of the same kind as many others. `hostile-pages.thorough.test.ts` tries all. */
import { tryHostilePages } from '../../../../testing/try-hostile-pages.ts';

tryHostilePages([
  'requires node:child_process',
  'reads a file',
  'starts a program',
  'looks for secrets in the environment',
  'opens a connection',
  'opens a socket in the file system',
  'ends another process of its user',
  'writes into the channel',
]);
