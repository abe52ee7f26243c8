import type { DsaProblemSummary } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  Button,
  CircleCheckIcon,
  CircleIcon,
  ListChecksIcon,
  ProgressBar,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { completedCount, groupsOf, type ProblemGroup, problemPath } from './problem-list.ts';
import styles from './problems-panel.module.css';
import type { Problems } from './use-problems.ts';

/** The side panel, with its loading and error states. */
export function ProblemsPanel({ problems, slug }: { problems: Problems; slug: string }) {
  const { list, error, retry } = problems;
  if (list) return <SidePanel problems={list} slug={slug} />;
  if (!error) return <PanelSkeleton />;
  return (
    <div className={styles.failed} role="alert">
      <p>We couldn't load the list of problems.</p>
      <Button size="sm" onClick={retry}>
        Load the list again
      </Button>
    </div>
  );
}

const HEIGHTS = ['5rem', '9rem', '6rem', '8rem'];

const PanelSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton height="2.25rem" />
    {HEIGHTS.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </div>
);

interface SidePanelProps {
  problems: DsaProblemSummary[];
  /** The current problem. */
  slug: string;
}

/**
 * All problems by category, with the person's progress. On small screens, it's collapsed behind its toggle.
 */
function SidePanel({ problems, slug }: SidePanelProps) {
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

/**
 * The problems of one category. Its name isn't a heading, so that the page's outline is that of the
 * problem.
 */
function SidePanelGroup({ group, slug }: { group: ProblemGroup; slug: string }) {
  const nameId = useId();
  const { category, problems } = group;
  return (
    <div>
      <p id={nameId} className={styles.category}>
        {category}
        <span className={styles.tally}>
          {completedCount(problems)}/{problems.length}
          <VisuallyHidden> completed</VisuallyHidden>
        </span>
      </p>
      <ul className={styles.problems} aria-labelledby={nameId}>
        {problems.map((problem) => (
          <ProblemLink key={problem.id} problem={problem} active={problem.slug === slug} />
        ))}
      </ul>
    </div>
  );
}

function ProblemLink({ problem, active }: { problem: DsaProblemSummary; active: boolean }) {
  const { slug, title, completed } = problem;
  const Icon = completed ? CircleCheckIcon : CircleIcon;
  return (
    <li>
      <Link to={problemPath(slug)} aria-current={active ? 'page' : undefined}>
        <Icon className={completed ? styles.done : styles.open} aria-hidden="true" />
        <span>
          {title}
          {completed && <VisuallyHidden> (completed)</VisuallyHidden>}
        </span>
      </Link>
    </li>
  );
}

/** Scrolls the item to the middle of the box if it's out of view. Scrolls nothing but the box. */
function scrollWithin(box: HTMLElement, item: Element | null): void {
  if (!item) return;
  const [shown, around] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  if (shown.top >= around.top && shown.bottom <= around.bottom) return;
  box.scrollTop += shown.top - around.top - box.clientHeight / 2;
}
