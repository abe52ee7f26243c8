import { useMemo } from 'react';
import type { PracticeRoadmap } from '../topics/practice-roadmap.ts';
import { practiceSummary } from './practice-summary.ts';
import { ProgressSummary } from './progress-summary.tsx';
import { usePractisedTopics } from './use-practised-topics.ts';

/** The learner's progress on a sheet, if it has anything to practise. */
export function SheetProgress({ roadmap }: { roadmap: PracticeRoadmap }) {
  const topics = usePractisedTopics(roadmap);
  const summary = useMemo(() => practiceSummary(topics.flatMap(({ units }) => units)), [topics]);
  return topics.length > 0 && <ProgressSummary summary={summary} />;
}
