import { request } from '@site/shared/api';
import { counted } from '@site/shared/contracts/composition';
import { COLLEGE_MAX } from '@site/shared/contracts/identity';
import { queryOptions, useQuery } from '@site/shared/platform';
import { TextField, VisuallyHidden } from '@site/shared/ui';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Fields } from '../sections/section-kind.ts';
import styles from './basic-info.module.css';

/** The pause in typing before colleges are looked up. */
const DEBOUNCE_MS = 150;

/**
 * A text field that suggests colleges: a combobox with arrow-key navigation while the focus stays in the
 * field. Any text is accepted, so a college that isn't listed can simply be typed.
 */
export function CollegeField({ control, label }: { control: Control<Fields>; label: string }) {
  const { field, fieldState } = useController({ control, name: 'college' });
  const typed = String(field.value).trim();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { data: colleges = [] } = useQuery(
    collegesQuery(useDebouncedValue(typed, DEBOUNCE_MS), open),
  );
  const isListed = typed === '' || colleges.some((name) => same(name, typed));
  const options = isListed ? colleges : [...colleges, typed];
  const expanded = open && options.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (name: string) => {
    field.onChange(name);
    close();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    // One more position than there are options: the text itself.
    const places = options.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = expanded ? options[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && expanded) close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.college}>
      <TextField
        {...field}
        value={String(field.value)}
        label={label}
        error={fieldState.error?.message}
        required
        placeholder="Search or type, such as NIT Trichy"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          field.onChange(event);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          field.onBlur();
          close();
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Colleges"
        className={styles.list}
        hidden={!expanded}
      >
        {options.map((name, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and its keys choose
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={name}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            ref={(option) => {
              if (at === active) option?.scrollIntoView({ block: 'nearest' });
            }}
            className={styles.option}
            // The field would lose the focus, and with it the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {!isListed && at === options.length - 1 ? `Use “${name}”` : name}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{expanded && `${counted(colleges.length, 'college')} found.`}</span>
      </VisuallyHidden>
    </div>
  );
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const SHOWN = 8;

/** Colleges that match the typed text, best first. The old ones stay while the next ones load. */
const collegesQuery = (typed: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['colleges', typed],
    queryFn: async ({ signal }) => {
      const query = { q: typed.slice(0, COLLEGE_MAX), limit: SHOWN };
      return (await request('GET /v1/colleges', { query, signal })).items;
    },
    enabled,
    placeholderData: (shown) => shown,
  });
