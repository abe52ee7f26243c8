import { request } from '@site/shared/api';
import { messageOf, queryOptions, useNavigate, useQuery } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { SearchField } from '@site/shared/ui/search-field.tsx';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { OptionList, optionId, useActiveOption } from './option-list.tsx';
import { type Option, openingGroups, resultGroups } from './options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search-dialog.module.css';

/** Searches the whole site. Closing it discards what was typed. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ModalDialog open={open} onOpenChange={onClose} title="Search">
      <SearchPanel onClose={onClose} />
    </ModalDialog>
  );
}

/** The longest query, as in the contract. */
const LONGEST = 100;
/** How long typing must pause before a search starts, in milliseconds. */
const DEBOUNCE_MS = 120;

/** The search field and its results. */
function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const typed = text.trim();
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS);
  const query = typed === '' ? '' : debounced;
  /** The query for which more than the first results are shown. */
  const [widened, setWidened] = useState('');
  const many = query === widened;
  const { data, error, isFetching, refetch } = useQuery(searchQuery(query, many));
  const groups = useMemo(
    () => (typed === '' ? openingGroups(recent) : resultGroups(data ?? [], many)),
    [typed, recent, data, many],
  );

  const choose = (option: Option) => {
    if (option.kind === 'more') {
      const all = groups.flatMap(({ options }) => options);
      const last = all[all.indexOf(option) - 1];
      if (last) activate(last);
      setWidened(typed);
      return field.current?.focus();
    }
    if (!('result' in option)) {
      setText(option.title);
      field.current?.focus();
      return;
    }
    rememberSearch(typed);
    onClose();
    void navigate(option.result.path);
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    field.current?.focus();
  };
  const busy = typed !== query || isFetching;
  /**
   * The query for which Enter was pressed before its results arrived: the results still shown aren't meant.
   */
  const [entered, setEntered] = useState('');
  const { active, activate, onKeyDown } = useActiveOption(groups, listId, (option) => {
    if (busy) setEntered(typed);
    else if (option) choose(option);
  });
  useEffect(() => {
    if (entered === '' || entered !== typed || busy) return;
    setEntered('');
    if (active) choose(active);
  });
  return (
    <>
      <SearchField
        ref={field}
        label="Search problems, articles and roadmaps"
        placeholder="Problems, articles, roadmaps"
        role="combobox"
        aria-expanded={groups.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
        onKeyDown={onKeyDown}
      />
      <div className={styles.results} aria-busy={busy}>
        <p role="status" className={styles.status}>
          {typed !== '' &&
            statusOf(groups.length, { busy, failed: !data && error !== null }, typed)}
        </p>
        {!data && error ? (
          <ErrorState
            title="Search isn't working right now"
            message={messageOf(error, 'Check your connection and try again.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <OptionList {...{ id: listId, groups, active }} onActivate={activate} onChoose={choose} />
        )}
        {typed === '' && recent.length > 0 && (
          <Button size="sm" variant="ghost" className={styles.forget} onClick={forget}>
            Clear recent searches
          </Button>
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move · <kbd>Enter</kbd> to open · <kbd>Esc</kbd> to close
      </p>
    </>
  );
}

/** Announces to screen readers what others see at a glance; silent while results are shown. */
function statusOf(
  groupCount: number,
  { busy, failed }: { busy: boolean; failed: boolean },
  typed: string,
): string {
  if (failed || groupCount > 0) return '';
  return busy ? 'Searching...' : `Nothing found for “${typed}”. Try fewer or different words.`;
}

const FRESH_MS = 60_000;

/** Results of each kind if more than the first few are requested: as many as the contract allows. */
const MANY = 100;

/**
 * Search results for a text: the best few of each kind, or `many`. A request that has been superseded by
 * further typing is aborted.
 */
const searchQuery = (text: string, many: boolean) =>
  queryOptions({
    queryKey: ['search', text, many],
    queryFn: async ({ signal }) => {
      const query = { q: text, ...(many && { limit: MANY }) };
      return (await request('GET /v1/search', { query, signal })).groups;
    },
    enabled: text !== '',
    staleTime: FRESH_MS,
    placeholderData: (shown) => (text === '' ? undefined : shown),
  });
