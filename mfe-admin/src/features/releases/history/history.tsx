import { useQuery, useSearchParams } from '@site/shared/platform';
import { Button, EmptyState, Notice, SelectField } from '@site/shared/ui';
import { useId, useRef } from 'react';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import type { LiveChange } from '../live-change.ts';
import { PastButton } from '../open-button.tsx';
import styles from '../releases.module.css';
import { type HistoryFilter, historyQuery, releasesQuery } from '../releases.queries.ts';
import { Entry } from './entry.tsx';

interface HistoryProps {
  /** Called with the change to make; undefined for those who may only read. */
  onChange: ((change: LiveChange) => void) | undefined;
}

/** Who changed what and why, page by page; the address names page and unit. */
export function History({ onChange }: HistoryProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { filter, change } = useHistoryFilter();
  const { data: releases } = useQuery(releasesQuery);
  const { data, error, refetch } = useQuery(historyQuery(filter));
  /** Turns to another page, and focuses the heading above it. */
  const turnTo = (page: { before?: number }) => {
    change(page);
    title.current?.focus();
  };
  const units = releases?.units.map(({ unit }) => unit) ?? [];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        History
      </h2>
      <RequestedPast />
      <SelectField
        label="Changes of"
        className={styles.filter}
        value={filter.unit ?? ''}
        onChange={({ target }) => change({ unit: target.value })}
      >
        <option value="">All units</option>
        {[...new Set([...units, ...(filter.unit ? [filter.unit] : [])])].map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
      {data?.entries.length === 0 && (
        <EmptyState
          title="Nothing has happened here yet"
          text="Each change of what is live appears here."
        />
      )}
      {data && data.entries.length > 0 && (
        <ol className={styles.entries}>
          {data.entries.map((entry) => (
            <Entry
              key={entry.manifestId}
              entry={entry}
              liveId={releases?.manifestId ?? null}
              onRestore={
                onChange && (() => onChange({ kind: 'restore', manifestId: entry.manifestId }))
              }
            />
          ))}
        </ol>
      )}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the history"
          loading="Loading the history..."
          height="24rem"
        />
      )}
      <nav aria-label="Pages of the history" className={styles.actions}>
        {filter.before && <Button onClick={() => turnTo({})}>Newest</Button>}
        {data?.next && (
          <Button onClick={() => turnTo({ before: data.next as number })}>Older</Button>
        )}
      </nav>
    </section>
  );
}

/** For people who come from an address with `?manifest=` that opens for administrators alone. */
function RequestedPast() {
  const [params] = useSearchParams();
  const manifestId = params.get('open');
  if (!manifestId) return null;
  return (
    <Notice tone="info" title={`The site as it was in ${manifestId}`}>
      <p>It opens in this browser only, for an hour. A banner leads back.</p>
      <PastButton manifestId={manifestId} />
    </Notice>
  );
}

/** The filter is in the address, so that Back works. */
function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const unit = params.get('unit');
  const before = params.get('before');
  const filter: HistoryFilter = { ...(unit && { unit }), ...(before && { before }) };
  return {
    filter,
    /** Changes a part of the filter, and returns to the newest entries unless `before` is given. */
    change: (part: { unit?: string; before?: number }) => {
      const next = { unit: part.unit ?? unit ?? '', before: String(part.before ?? '') };
      setParams(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), {
        preventScrollReset: true,
      });
    },
  };
}
