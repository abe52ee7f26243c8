import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.ts';
import styles from './pager.module.css';

/** A page to go to. */
export interface Neighbour {
  path: string;
  title: string;
}

interface PagerProps<N extends Neighbour> {
  /** Null at the beginning. */
  previous: N | null;
  /** Null at the end. */
  next: N | null;
  /** What the pages are, such as problem. */
  noun?: string;
  /** Called as soon as the link to a page is hovered or focused. */
  onIntent?: (neighbour: N) => void;
}

/** Links to the previous and next page of a list; disabled at its ends. */
export const Pager = <N extends Neighbour>({
  previous,
  next,
  noun = 'problem',
  onIntent,
}: PagerProps<N>) => (
  <nav className={styles.pager} aria-label={`Neighbouring ${noun}s`}>
    <Way to={previous} label="Previous" noun={noun} onIntent={onIntent}>
      <ArrowLeftIcon aria-hidden="true" />
    </Way>
    <Way to={next} label="Next" noun={noun} onIntent={onIntent}>
      <ArrowRightIcon aria-hidden="true" />
    </Way>
  </nav>
);

interface WayProps<N extends Neighbour> extends Pick<PagerProps<N>, 'onIntent'> {
  to: N | null;
  label: 'Previous' | 'Next';
  noun: string;
  /** The icon. */
  children: ReactNode;
}

function Way<N extends Neighbour>({ to, label, noun, onIntent, children }: WayProps<N>) {
  const content = (
    <>
      <span className={styles.label}>
        {children}
        {label}
      </span>
      <span className={styles.title}>{to?.title ?? `No more ${noun}s`}</span>
    </>
  );
  if (!to) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link to assistive technology
      <span role="link" aria-disabled="true" className={styles.way} data-way={label}>
        {content}
      </span>
    );
  }
  const intend = () => onIntent?.(to);
  return (
    <Link
      to={to.path}
      className={styles.way}
      data-way={label}
      onPointerEnter={intend}
      onFocus={intend}
    >
      {content}
    </Link>
  );
}
