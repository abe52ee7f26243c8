import { Button, Skeleton } from '@site/shared/ui';
import styles from './problems-panel.module.css';
import { SidePanel } from './side-panel.tsx';
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
