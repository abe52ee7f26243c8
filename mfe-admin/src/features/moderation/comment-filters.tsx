import { limits } from '@site/shared/contracts';
import { Button, SearchIcon, SelectField, TextField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './moderation.module.css';
import type { useCommentFilter } from './use-comment-filter.ts';

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
