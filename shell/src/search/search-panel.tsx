import { messageOf, useNavigate, useQuery } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { SearchField } from '@site/shared/ui/search-field.tsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { OptionList } from './option-list.tsx';
import { type Option, openingGroups, resultGroups } from './options.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { searchQuery } from './search.query.ts';
import styles from './search-dialog.module.css';
import { optionId, useOptions } from './use-options.ts';
import { useSettled } from './use-settled.ts';

/** As long as a text may be: see the contract. */
const LONGEST = 100;
/** Letters typed faster than this are searched for together. */
const SETTLES_MS = 120;

/** The field and what it finds. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const typed = text.trim();
  const settled = useSettled(typed, SETTLES_MS);
  const wanted = typed === '' ? '' : settled;
  /** The text of which more than the first results were asked for. */
  const [widened, setWidened] = useState('');
  const many = wanted === widened;
  const { data, error, isFetching, refetch } = useQuery(searchQuery(wanted, many));
  const groups = useMemo(
    () => (typed === '' ? openingGroups(recent) : resultGroups(data ?? [], many)),
    [typed, recent, data, many],
  );

  const choose = (option: Option) => {
    if (option.kind === 'more') {
      const all = groups.flatMap(({ options }) => options);
      const last = all[all.indexOf(option) - 1];
      if (last) mark(last);
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
  const busy = typed !== wanted || isFetching;
  /** What stood in the field when Enter came before its results: what is still shown is not meant. */
  const [entered, setEntered] = useState('');
  const { marked, mark, onKeyDown } = useOptions(groups, listId, (option) => {
    if (busy) setEntered(typed);
    else if (option) choose(option);
  });
  useEffect(() => {
    if (entered === '' || entered !== typed || busy) return;
    setEntered('');
    if (marked) choose(marked);
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
        aria-activedescendant={marked ? optionId(listId, marked) : undefined}
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
            title="The search did not work"
            message={messageOf(error, 'Check your connection and try again.')}
            onRetry={() => void refetch()}
            retryLabel="Try again"
          />
        ) : (
          <OptionList {...{ id: listId, groups, marked }} onMark={mark} onChoose={choose} />
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

/** In words what is seen at a glance; silent while results are there already. */
function statusOf(
  groupCount: number,
  { busy, failed }: { busy: boolean; failed: boolean },
  typed: string,
): string {
  if (failed || groupCount > 0) return '';
  return busy ? 'Searching...' : `Nothing found for “${typed}”. Try fewer or other words.`;
}
