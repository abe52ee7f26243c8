import { VISITOR_KEY } from '@site/shared/contracts/composition';
import { useQuery } from '@site/shared/platform';
import { ReviseControl } from '@site/shared/revision';
import { BackLink, Notice, Page } from '@site/shared/ui';
import { useState } from 'react';
import { PracticeView } from '../features/practice/practice-view.tsx';
import { SheetProgress } from '../features/practice/progress/progress-summary.tsx';
import type { roadmapQuery } from '../features/practice/roadmap.queries.ts';
import {
  type PracticeRoadmap,
  practiceRoadmap,
} from '../features/practice/topics/practice-roadmap.ts';
import { UnitExtra } from '../features/practice/topics/unit-row.tsx';
import styles from './practice-page.module.css';

interface Sheet {
  error: Error | null;
  /** Whether the progress in it is the person's own. */
  own: boolean;
}

/**
 * A sheet, undefined until it has loaded. Someone who logs in on the page sees the visitor's copy until their own has
 * loaded, never the other way round.
 */
export function useSheet(
  query: ReturnType<typeof roadmapQuery>,
): Sheet & { roadmap: PracticeRoadmap | undefined } {
  const [root, id] = query.queryKey;
  const visitors = [root, id, VISITOR_KEY].join();
  const { data, error, isPlaceholderData } = useQuery({
    ...query,
    select: practiceRoadmap,
    placeholderData: (shown, former) => (former?.queryKey.join() === visitors ? shown : undefined),
  });
  return { roadmap: data, error, own: !isPlaceholderData };
}

interface SheetPageProps extends Sheet {
  roadmap: PracticeRoadmap;
}

/** People who have started know what the sheet is about: they see one line of the intro, and more problems. */
export function SheetPage({ roadmap, own, error }: SheetPageProps) {
  // As of the first load: completing the first problem mustn't move the rows.
  const [first, setFirst] = useState({ own, begun: hasBegun(roadmap) });
  if (first.own !== own) setFirst({ own, begun: hasBegun(roadmap) });
  return (
    <Page
      title={roadmap.title}
      intro={<span className={first.begun ? styles.known : undefined}>{roadmap.description}</span>}
      above={<AllRoadmaps />}
      actions={<SheetProgress roadmap={roadmap} />}
    >
      {error && (
        <Notice tone="warning" className={styles.stale}>
          You're seeing a saved copy. We couldn't load the latest version.
        </Notice>
      )}
      <UnitExtra value={ReviseControl}>
        <PracticeView roadmap={roadmap} own={own} />
      </UnitExtra>
    </Page>
  );
}

const hasBegun = ({ topics }: PracticeRoadmap) =>
  topics.some(({ units }) => units.some(({ progress }) => progress.completed));

export const AllRoadmaps = () => <BackLink to="/roadmaps">All roadmaps</BackLink>;
