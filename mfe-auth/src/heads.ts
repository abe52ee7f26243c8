import type { PageHeads } from '@site/shared/contracts/composition';

/** What goes into pages' heads beyond remote.json. */
export const heads: PageHeads = {};
