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

/** Asks which comments to look for. */
export function CommentFilters({ filter, byAddress, busy }: CommentFiltersProps) {
  const { wanted, change } = filter;
  const [q, setQ] = useState(wanted.q ?? '');
  const [person, setPerson] = useState(wanted.person ?? '');
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
        value={wanted.state ?? ''}
        onChange={({ target }) => change({ ...typed, state: target.value })}
      >
        <option value="">All comments</option>
        <option value="reported">With open reports</option>
        <option value="hidden">Hidden</option>
      </SelectField>
      <Button type="submit" variant="primary" icon={<SearchIcon aria-hidden="true" />} busy={busy}>
        Search
      </Button>
      {wanted.subject && (
        <p className={styles.subject}>
          Only comments on <code>{wanted.subject}</code>
          <Button size="sm" variant="ghost" onClick={() => change({ subject: '' })}>
            Show all pages
          </Button>
        </p>
      )}
    </form>
  );
}
