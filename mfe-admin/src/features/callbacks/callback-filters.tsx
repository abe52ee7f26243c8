import { limits } from '@site/shared/contracts/composition';
import {
  type CallbackPage,
  type CallbackState,
  type CallbacksQuery,
  callbackStates,
} from '@site/shared/contracts/identity';
import { useSearchParams } from '@site/shared/platform';
import { Button, SearchField, SelectField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import { ExportCsv } from '../../files/export-csv.tsx';
import styles from './callbacks.module.css';
import { fetchExport } from './callbacks.queries.ts';
import { states } from './states.ts';

/** The filter is in the address, so that Back works. */
export function useCallbackFilter() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim();
  const state = callbackStates.find((known) => known === params.get('state'));
  const before = params.get('before');
  const query: CallbacksQuery = {
    ...(q && { q }),
    ...(state && { state }),
    ...(before && { before }),
  };
  return {
    query,
    /** Changes a part of the filter, and returns to the newest requests unless `before` is given. */
    change: (part: { q?: string; state?: CallbackState | ''; before?: string }) => {
      const { before: _, ...filter } = query;
      const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
      setParams(new URLSearchParams(next as [string, string][]));
    },
  };
}

interface CallbackFiltersProps {
  filter: ReturnType<typeof useCallbackFilter>;
  /** How many there are of each state; undefined while they load. */
  counts: CallbackPage['counts'] | undefined;
}

/** Filters the requests, and exports them. */
export function CallbackFilters({ filter: { query, change }, counts }: CallbackFiltersProps) {
  const [q, setQ] = useState(query.q ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ q: q.trim() });
  };
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <form aria-label="Search requests" className={styles.filters} onSubmit={search}>
      <SearchField
        label="Search requests"
        labelHidden={false}
        placeholder="Name, email, number or words"
        maxLength={limits.search}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        onClear={() => change({ q: '' })}
      />
      <SelectField
        label="Status"
        value={query.state ?? ''}
        onChange={({ target }) =>
          change({ q: q.trim(), state: target.value as CallbackState | '' })
        }
      >
        <option value="">All{counted(all)}</option>
        {callbackStates.map((state) => (
          <option key={state} value={state}>
            {states[state].label}
            {counted(counts?.[state])}
          </option>
        ))}
      </SelectField>
      <div className={styles.row}>
        <Button type="submit" variant="primary">
          Search
        </Button>
        <ExportCsv name="callback-requests" fetchFile={() => fetchExport(query)} />
      </div>
    </form>
  );
}

const counted = (count: number | undefined) => (count === undefined ? '' : ` (${count})`);
