import { limits } from '@site/shared/contracts/composition';
import type { ModeratedCommentsQuery } from '@site/shared/contracts/editorial';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { useSearchParams } from '@site/shared/platform';
import { Button, SearchIcon, SelectField, TextField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './moderation.module.css';

const names = ['q', 'person', 'state', 'subject', 'before'] as const;
type Part = Partial<Record<(typeof names)[number], string>>;

/** The filter is in the address, so that Back works and a link shows the same comments. */
export function useCommentFilter() {
  const [params, setParams] = useSearchParams();
  const values: Part = {};
  for (const name of names) {
    const value = params.get(name)?.trim();
    if (value) values[name] = value;
  }
  return {
    query: values as ModeratedCommentsQuery & { subject?: CommentSubject },
    /** Identifies the filter; its pages share the name. */
    name: names.map((name) => (name === 'before' ? '' : (values[name] ?? ''))).join('\n'),
    /** Changes a part of the filter, and returns to the newest comments unless `before` is given. */
    change: ({ before, ...part }: Part) => {
      const next = { ...values, before, ...part };
      const entries = names.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
      setParams(new URLSearchParams(entries as [string, string][]));
    },
  };
}

interface CommentFiltersProps {
  filter: ReturnType<typeof useCommentFilter>;
  byAddress: boolean;
  busy: boolean;
}

/** Filters the comments. */
export function CommentFilters({ filter, byAddress, busy }: CommentFiltersProps) {
  const { query, change } = filter;
  const [q, setQ] = useState(query.q ?? '');
  const [person, setPerson] = useState(query.person ?? '');
  const typed = { q: q.trim(), person: person.trim() };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change(typed);
  };
  return (
    <form aria-label="Search comments" className={styles.filters} onSubmit={search}>
      <TextField
        label="Words"
        maxLength={limits.search}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <TextField
        label="Person"
        placeholder={byAddress ? 'Name, ID or email' : 'Name or ID'}
        maxLength={limits.search}
        value={person}
        onChange={({ target }) => setPerson(target.value)}
      />
      <SelectField
        label="Show"
        value={query.state ?? ''}
        onChange={({ target }) => change({ ...typed, state: target.value })}
      >
        <option value="">All comments</option>
        <option value="reported">With open reports</option>
        <option value="hidden">Hidden</option>
      </SelectField>
      <Button type="submit" variant="primary" icon={<SearchIcon aria-hidden="true" />} busy={busy}>
        Search
      </Button>
      {query.subject && (
        <p className={styles.subject}>
          Only comments on <code>{query.subject}</code>
          <Button size="sm" variant="ghost" onClick={() => change({ subject: '' })}>
            Show all pages
          </Button>
        </p>
      )}
    </form>
  );
}
