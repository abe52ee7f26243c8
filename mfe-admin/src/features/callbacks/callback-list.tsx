import type { CallbackPage, HandledCallback } from '@site/shared/contracts';
import { useQuery } from '@site/shared/platform';
import { Button, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { CallbackFilters } from './callback-filters.tsx';
import { CallbackItem } from './callback-item.tsx';
import styles from './callbacks.module.css';
import { callbacksQuery } from './callbacks.queries.ts';
import { useCallbackFilter } from './use-callback-filter.ts';

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
