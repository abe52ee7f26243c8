import type { DsaProblemSummary } from '@site/shared/contracts';
import { Button, ListChecksIcon, ProgressBar, VisuallyHidden } from '@site/shared/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { completedCount, groupsOf } from './problem-list.ts';
import { scrollWithin } from './scroll-within.ts';
import styles from './side-panel.module.css';
import { SidePanelGroup } from './side-panel-group.tsx';

interface SidePanelProps {
  problems: DsaProblemSummary[];
  /** The current problem. */
  slug: string;
}

/**
 * All problems by category, with the person's progress. On small screens, it's collapsed behind its toggle.
 */
export function SidePanel({ problems, slug }: SidePanelProps) {
  const listId = useId();
  // Open only for the problem it was opened on: going to another one closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === slug;
  const groups = useMemo(() => groupsOf(problems), [problems]);
  const done = completedCount(problems);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time another problem is shown or the list opens
  useEffect(() => {
    if (list.current) scrollWithin(list.current, list.current.querySelector('[aria-current]'));
  }, [slug, open]);
  return (
    <aside className={styles.panel} aria-label="All problems">
      <a href="#problem" className={styles.skip}>
        Skip the list of problems
      </a>
      <div className={styles.head}>
        <div className={styles.progress}>
          <p className={styles.count}>
            <strong>{done}</strong> of {problems.length} <VisuallyHidden>problems </VisuallyHidden>
            completed
          </p>
          <ProgressBar label="Your progress" value={done} max={problems.length} />
        </div>
        <Button
          size="sm"
          className={styles.toggle}
          icon={<ListChecksIcon aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpenFor(open ? null : slug)}
        >
          {open ? 'Hide problems' : 'Show problems'}
        </Button>
      </div>
      <nav
        ref={list}
        id={listId}
        className={styles.groups}
        data-open={open}
        aria-label="DSA problems"
      >
        {groups.map((group) => (
          <SidePanelGroup key={group.category} group={group} slug={slug} />
        ))}
      </nav>
    </aside>
  );
}
