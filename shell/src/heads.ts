import type { PageHeads } from '@site/shared/contracts';

/** What the shell's own pages say of themselves beyond shell.json. */
export const heads: PageHeads = {};
