import type { CallbackPage, HandledCallback } from '@site/shared/contracts/identity';
import { useQuery } from '@site/shared/platform';
import { Badge, Button, Card, EmptyState } from '@site/shared/ui';
import { useId } from 'react';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { ShortMoment } from '../../time/moment.tsx';
import { CallbackFilters, useCallbackFilter } from './callback-filters.tsx';
import { CallbackForm } from './callback-form.tsx';
import styles from './callbacks.module.css';
import { callbacksQuery } from './callbacks.queries.ts';
import { states } from './states.ts';

/** Called with the request to delete. */
interface Deleting {
  onDelete: (request: HandledCallback) => void;
}

/** The requests that match the filter in the address, newest first. */
export function CallbackList({ onDelete }: Deleting) {
  const filter = useCallbackFilter();
  const { data, error, refetch } = useQuery(callbacksQuery(filter.query));
  return (
    <div className={styles.list}>
      <CallbackFilters key={filter.query.q} filter={filter} counts={data?.counts} />
      {data && <Found page={data} filter={filter} onDelete={onDelete} />}
      {!data && (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the requests"
          loading="Loading the requests..."
          height="12rem"
        />
      )}
    </div>
  );
}

interface FoundProps extends Deleting {
  page: CallbackPage;
  filter: ReturnType<typeof useCallbackFilter>;
}

const Found = ({ page: { items, next }, filter: { query, change }, onDelete }: FoundProps) => (
  <section className={styles.list} aria-label="Requests found">
    {items.length === 0 && (
      <EmptyState
        title="No requests here"
        text="Callback requests from visitors appear here. Try another search or status."
      />
    )}
    <ul className={styles.items}>
      {items.map((request) => (
        <CallbackItem key={request.id} request={request} onDelete={() => onDelete(request)} />
      ))}
    </ul>
    <nav aria-label="Pages of requests" className={styles.row}>
      {query.before && <Button onClick={() => change({})}>Newest</Button>}
      {next && <Button onClick={() => change({ before: next })}>Older</Button>}
    </nav>
  </section>
);

interface CallbackItemProps {
  request: HandledCallback;
  onDelete: () => void;
}

/** One request: how to reach the person, their question, and the outcome. */
function CallbackItem({ request, onDelete }: CallbackItemProps) {
  const { name, email, phone, query, createdAt, state } = request;
  const heading = useId();
  return (
    <Card as="li" aria-labelledby={heading} className={styles.item}>
      <div className={styles.words}>
        <header className={styles.row}>
          <h2 id={heading} className={styles.name}>
            {name}
          </h2>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </header>
        <p className={styles.facts}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          <ShortMoment at={createdAt} />
        </p>
        {query && <p className={styles.query}>{query}</p>}
      </div>
      <CallbackForm request={request} onDelete={onDelete} />
    </Card>
  );
}
