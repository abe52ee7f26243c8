import { counted } from '@site/shared/contracts/composition';
import type { SavedUnitPage } from '@site/shared/contracts/practice';
import {
  messageOf,
  useMutation,
  usePersonKey,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import {
  BookmarkIcon,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  SearchIcon,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import styles from './saved.module.css';
import { fetchSaved, joined, savedQuery } from './saved.queries.ts';
import { isFiltered, queryOf, type SavedFilter, useSavedFilter } from './saved-filter.ts';
import { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx';
import { SavedItem } from './saved-item.tsx';

const nothing: SavedFilter = { q: '', kind: '', roadmap: '', difficulty: '' };

/** Bookmarks and notes of all roadmaps in one list. */
export function SavedList({ roadmaps }: Pick<SavedFiltersProps, 'roadmaps'>) {
  const { filter, typed, type, change } = useSavedFilter();
  const { data, error, refetch, isPlaceholderData } = useSaved(filter);
  return (
    <Card as="section" className={styles.section} aria-labelledby="saved-heading">
      <h2 id="saved-heading">Bookmarks and notes</h2>
      <SavedFilters {...{ filter, typed, roadmaps }} onType={type} onChange={change} />
      {data && (
        <div className={styles.found} aria-busy={isPlaceholderData}>
          <Found page={data} filter={filter} onClear={() => change(nothing)} />
        </div>
      )}
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title="We couldn't load your bookmarks and notes"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function useSaved(filter: SavedFilter) {
  const person = usePersonKey();
  return useQuery({
    ...savedQuery(person, queryOf(filter)),
    // The old results stay until the new ones have loaded, unless they're someone else's.
    placeholderData: (shown, last) => (last?.queryKey[1] === person ? shown : undefined),
  });
}

interface FoundProps {
  page: SavedUnitPage;
  filter: SavedFilter;
  onClear: () => void;
}

function Found({ page, filter, onClear }: FoundProps) {
  if (page.total === 0) return isFiltered(filter) ? <NoneFits onClear={onClear} /> : <NoneSaved />;
  return (
    <>
      <p role="status" className={styles.place}>
        {counted(page.total, 'problem')}
      </p>
      <ul className={styles.list} aria-label="Bookmarks and notes">
        {page.items.map((unit) => (
          <SavedItem key={unit.unitId} unit={unit} />
        ))}
      </ul>
      {page.next !== null && <More filter={filter} next={page.next} />}
    </>
  );
}

function More({ filter, next }: { filter: SavedFilter; next: string }) {
  const client = useQueryClient();
  const query = queryOf(filter);
  const { queryKey } = savedQuery(usePersonKey(), query);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const more = await fetchSaved({ ...query, after: next });
      client.setQueryData<SavedUnitPage>(queryKey, (page) => page && joined(page, more));
    },
  });
  return (
    <div className={styles.more}>
      <Button busy={isPending} onClick={() => mutate()}>
        Show more
      </Button>
      {error && (
        <p role="alert">
          {messageOf(error, "We couldn't load more. Check your connection and try again.")}
        </p>
      )}
    </div>
  );
}

const NoneSaved = () => (
  <EmptyState
    icon={<BookmarkIcon />}
    title="Nothing saved yet"
    text="Bookmark a problem on a practice sheet or write a note on it, and you'll find it here."
    action={<ButtonLink to="/roadmaps">Choose a roadmap</ButtonLink>}
  />
);

const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon />}
    title="Nothing matches"
    text="No bookmarks or notes match your search and filters."
    action={<Button onClick={onClear}>Show all</Button>}
  />
);

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your bookmarks and notes...</VisuallyHidden>
    </p>
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
  </>
);
