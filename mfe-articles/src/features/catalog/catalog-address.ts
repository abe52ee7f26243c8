import { useAddress } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { useState } from 'react';
import { type CatalogFilter, noFilter } from './catalog-filter.ts';

const kinds = ['all', 'problems', 'articles'] as const;
const difficulties = ['all', 'easy', 'medium', 'hard'] as const;
const statuses = ['all', 'todo', 'completed'] as const;

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], text: string | null): Word =>
  words.find((word) => word === text?.toLowerCase()) ?? words[0];

/** The filter that an address describes. Invalid parameters are ignored. */
export const readFilter = (address: URLSearchParams): CatalogFilter => ({
  search: address.get('q') ?? '',
  kind: oneOf(kinds, address.get('kind')),
  category: address.get('category')?.toLowerCase() || 'all',
  difficulty: oneOf(difficulties, address.get('difficulty')),
  status: oneOf(statuses, address.get('status')),
  tag: address.get('tag') ?? '',
});

/**
 * The search part of an address that describes the filter, always the same for the same filter. Other
 * parameters stay.
 */
export function writeFilter(address: URLSearchParams, filter: CatalogFilter): string {
  const next = new URLSearchParams(address);
  for (const name of Object.keys(noFilter) as (keyof CatalogFilter)[]) {
    const parameter = name === 'search' ? 'q' : name;
    const value = name === 'search' ? filter.search.trim() : filter[name];
    next.delete(parameter);
    if (value !== noFilter[name]) next.append(parameter, value);
  }
  return next.toString();
}

/** The address of the list of articles with this tag. */
export const tagPath = (tag: string): string =>
  `/dsaarticles?${new URLSearchParams({ kind: 'articles', tag })}`;

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
