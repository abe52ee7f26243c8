import type { SearchKind, SearchResult } from '@site/shared/contracts';

/** Something that can be found: what is shown of it, and what it is found by. */
export interface SearchDocument extends SearchResult {
  kind: SearchKind;
  tags: string[];
  description: string;
}
