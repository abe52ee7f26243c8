import type { PageHeads } from '@site/shared/contracts';

/** What pages say of themselves beyond remote.json. */
export const heads: PageHeads = {};
