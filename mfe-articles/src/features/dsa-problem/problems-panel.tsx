import { Button } from '@site/shared/ui';
import styles from './problem.module.css';
import { SidePanelSkeleton } from './problem-skeleton.tsx';
import { SidePanel } from './side-panel.tsx';
import type { Problems } from './use-problems.ts';

/** The side panel, what stands there until it is loaded, and what where it cannot be. */
export function ProblemsPanel({ problems, slug }: { problems: Problems; slug: string }) {
  const { list, error, retry } = problems;
  if (list) return <SidePanel problems={list} slug={slug} />;
  if (!error) return <SidePanelSkeleton />;
  return (
    <div className={styles.panelFailed} role="alert">
      <p>The list of problems could not be loaded.</p>
      <Button size="sm" onClick={retry}>
        Load the list again
      </Button>
    </div>
  );
}
