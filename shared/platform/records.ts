import { records as all, type Records } from '../sync/index.ts';

/** What people make and type on this device: in memory once a page is shown, so that it's read at once, and stored. */
export const records: Pick<
  Records,
  'read' | 'write' | 'remove' | 'list' | 'subscribe' | 'isVolatile' | 'settled'
> = all;
