import type { SearchKind, SearchResult, SearchUnit } from '@site/shared/contracts';

/** Something that can be found: what is shown of it, and what it is found by. */
export interface SearchDocument extends SearchResult {
  kind: SearchKind;
  unit?: SearchUnit;
  tags: string[];
  description: string;
}
