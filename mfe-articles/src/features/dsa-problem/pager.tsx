import type { DsaProblemSummary } from '@site/shared/contracts';
import { Link, useQueryClient } from '@site/shared/platform';
import { ArrowLeftIcon, ArrowRightIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { problemQuery } from './dsa-problem.queries.ts';
import styles from './pager.module.css';
import { neighboursOf, problemPath } from './problem-list.ts';

interface PagerProps {
  problems: DsaProblemSummary[];
  slug: string;
}

/** Links to the previous and next problem; disabled at the ends of the list. */
export function Pager({ problems, slug }: PagerProps) {
  const { previous, next } = neighboursOf(problems, slug);
  return (
    <nav className={styles.pager} aria-label="Neighbouring problems">
      <Way to={previous} label="Previous">
        <ArrowLeftIcon aria-hidden="true" />
      </Way>
      <Way to={next} label="Next">
        <ArrowRightIcon aria-hidden="true" />
      </Way>
    </nav>
  );
}

interface WayProps {
  to: DsaProblemSummary | null;
  label: 'Previous' | 'Next';
  /** The icon. */
  children: ReactNode;
}

/** A link that prefetches the problem as soon as it is hovered or focused. */
function Way({ to, label, children }: WayProps) {
  const client = useQueryClient();
  const content = (
    <>
      <span className={styles.label}>
        {children}
        {label}
      </span>
      <span className={styles.title}>{to?.title ?? 'No more problems'}</span>
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
  const load = () => void client.prefetchQuery(problemQuery(to.slug));
  return (
    <Link
      to={problemPath(to.slug)}
      className={styles.way}
      data-way={label}
      onPointerEnter={load}
      onFocus={load}
    >
      {content}
    </Link>
  );
}
