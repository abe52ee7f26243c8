import { useAddress } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { useState } from 'react';
import { readFilter, writeFilter } from './catalog-address.ts';
import type { CatalogFilter } from './catalog-filter.ts';

/** The current filter; the address reflects it. */
export function useCatalogFilter(): [CatalogFilter, (filter: CatalogFilter) => void] {
  const [params] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(params));
  useAddress({
    write: (address) => writeFilter(address, filter),
    read: (address) => setFilter(readFilter(address)),
  });
  return [filter, setFilter];
}
