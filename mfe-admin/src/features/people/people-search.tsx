import { useSearchParams } from '@site/shared/platform';
import { Button, SearchField } from '@site/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './people.module.css';

const SHORTEST = 2;

/** Puts the search into the address, so that Back works. */
export function PeopleSearch() {
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [typed, setTyped] = useState(searched);
  const [short, setShort] = useState(false);
  useEffect(() => setTyped(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    setShort(q.length < SHORTEST);
    if (q.length >= SHORTEST) setSearch({ q });
  };

  return (
    <form className={styles.search} noValidate onSubmit={submit}>
      <SearchField
        label="Find people"
        placeholder="Name, email, ID or phone number"
        hint="The start of a name or email address, or a whole ID or phone number."
        autoComplete="off"
        value={typed}
        error={short ? `Type at least ${SHORTEST} characters.` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
        className={styles.field}
      />
      <Button type="submit" variant="primary">
        Find
      </Button>
    </form>
  );
}
