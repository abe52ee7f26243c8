import { createContext, type ReactNode, use, useCallback, useId, useMemo, useState } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons.ts';

interface AccordionState {
  open: string;
  toggle: (value: string) => void;
  sent: AccordionProps['sent'];
}

const State = createContext<AccordionState>({ open: '', toggle: () => {}, sent: undefined });

export interface AccordionProps {
  /** The open item's value, '' for none. Leave out to let the accordion keep it. */
  value?: string;
  onValueChange?: (value: string) => void;
  /**
   * For browsers without scripts: pressing an item sends this form, with the item's value under this name, to an
   * address whose page has the item open.
   */
  sent?: { form: string; name: string };
  className?: string;
  /** AccordionItem elements. */
  children: ReactNode;
}

/**
 * Sections of which at most one is open; clicking the open one closes it. Not taken from a library: theirs
 * measure each section to animate it, several times whenever a keystroke opens another one.
 */
export function Accordion({ value, onValueChange, sent, className, children }: AccordionProps) {
  const [kept, keep] = useState('');
  const open = value ?? kept;
  const toggle = useCallback(
    (item: string) => {
      const next = item === open ? '' : item;
      keep(next);
      onValueChange?.(next);
    },
    [open, onValueChange],
  );
  const state = useMemo(() => ({ open, toggle, sent }), [open, toggle, sent]);
  return (
    <State value={state}>
      <div className={classNames(styles.accordion, className)}>{children}</div>
    </State>
  );
}

export interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** Shown at the end of the title's row, such as a count and a progress bar. */
  meta?: ReactNode;
  /** Level of the heading that holds the button. Default 3. */
  level?: 2 | 3 | 4;
  /** `none` if the content has its own, as a table does. */
  padding?: 'md' | 'none';
  /** Whether paper shows the content of a closed section, too, for which it has to be rendered. */
  printed?: boolean;
  children: ReactNode;
}

/** One section: a heading with a button, and content that is rendered only while it is open, unless it is `printed`. */
export function AccordionItem({ value, title, meta, level = 3, ...rest }: AccordionItemProps) {
  const { padding = 'md', printed = false, children } = rest;
  const Heading = `h${level}` as const;
  const id = useId();
  const state = use(State);
  const open = state.open === value;
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type={state.sent ? 'submit' : 'button'}
          {...(state.sent && { ...state.sent, value })}
          id={id}
          className={styles.trigger}
          aria-expanded={open}
          aria-controls={open ? `${id}content` : undefined}
          onClick={(event) => {
            event.preventDefault();
            state.toggle(value);
          }}
        >
          <span className={styles.row}>
            <span className={styles.title}>{title}</span>
            {meta && <span className={styles.meta}>{meta}</span>}
          </span>
          <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
        </button>
      </Heading>
      {(open || printed) && (
        <section
          id={`${id}content`}
          aria-labelledby={id}
          hidden={!open}
          className={classNames(padding === 'md' && styles.padded, printed && styles.printed)}
        >
          {children}
        </section>
      )}
    </div>
  );
}
