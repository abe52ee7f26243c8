import { useWanted } from '@site/shared/platform';
import { UNIT_INTENT, type UnitIntent } from '../progress/unit-intent.ts';
import type { UnitActions } from '../progress/use-unit-actions.ts';
import type { ProblemPosition } from './current-problem.ts';
import type { PracticeTopic } from './practice-roadmap.ts';

interface Page {
  topics: PracticeTopic[];
  actions: UnitActions;
  /** Opens the problem's topic if it isn't open, without scrolling. */
  show: (place: ProblemPosition) => void;
}

/** After leaving the page to log in, the person's topic is open again, and the intended action is done. */
export function useUnitIntent({ topics, actions, show }: Page): void {
  useWanted<UnitIntent>(UNIT_INTENT, ({ meta: { unitId, want } }) => {
    const topic = topics.find(({ units }) => units.some(({ id }) => id === unitId));
    const unit = topic?.units.find(({ id }) => id === unitId);
    if (!topic || !unit) return;
    show({ topicId: topic.id, unitId });
    if (want === 'note') actions.openNote(unitId);
    // What they have done before, maybe on another device, stays.
    else if (!unit.progress[want]) actions.save(unitId, flags[want]);
  });
}

const flags = { completed: { completed: true }, bookmarked: { bookmarked: true } } as const;
