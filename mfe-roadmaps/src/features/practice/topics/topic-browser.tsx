import type { CountedAs } from '@site/shared/contracts/practice';
import { toast, useSearchParams, useWanted } from '@site/shared/platform';
import { Button, ShuffleIcon } from '@site/shared/ui';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { companiesIn, isFiltering, matchesInWords, sortsOf } from '../filters/practice-filter.ts';
import { PracticeFilters, ResultsBar } from '../filters/practice-filters.tsx';
import { usePracticeView } from '../filters/use-practice-view.ts';
import { NothingFound } from '../no-practice.tsx';
import { UNIT_INTENT, type UnitActions, type UnitIntent } from '../progress/use-unit-actions.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { practiceKeys } from './practice-keys.ts';
import type { PracticeTopic } from './practice-roadmap.ts';
import styles from './topic-list.module.css';
import { TopicList, toggleTopic } from './topic-list.tsx';
import {
  type ProblemPosition,
  positionsOf,
  randomUnsolved,
  rowOf,
  stepFrom,
  useCurrentProblem,
} from './use-current-problem.ts';

interface TopicBrowserProps {
  roadmapId: string;
  topics: PracticeTopic[];
  /** What the units are called. */
  noun: CountedAs;
  actions: UnitActions;
  /** Remarks shown above the problems. */
  remark: ReactNode;
}

/** Search, filters and the accordion of matching topics, with its keyboard shortcuts. */
export function TopicBrowser({ roadmapId, topics, noun, actions, remark }: TopicBrowserProps) {
  const view = usePracticeView(topics, roadmapId);
  const { matches, filtering, open, openTopic } = view;
  const companies = useMemo(() => companiesIn(topics), [topics]);
  const sorts = useMemo(() => sortsOf(topics), [topics]);
  const positions = useMemo(() => positionsOf(matches), [matches]);
  const { currentId, goTo, clearCurrent } = useCurrentProblem(positions, openTopic);
  useLinkedProblem(topics, (position) => goTo(position, 'center'));
  useUnitIntent({
    topics,
    actions,
    show: (position) => {
      // An open topic isn't chosen again, which would put it into the address.
      if (position.topicId === open) rowOf(position.unitId)?.focus({ preventScroll: true });
      else goTo(position, 'none');
    },
  });
  const search = useRef<HTMLInputElement>(null);
  const formId = useId();

  const stepTo = (from: string | null, by: 1 | -1) => {
    const position = stepFrom(positions, from, by, open);
    if (position) goTo(position);
  };
  const goToRandom = () => {
    const position = randomUnsolved(matches, currentId);
    if (position) goTo(position, 'center');
    else toast(nothingUnsolved(filtering, noun), { id: 'random-problem' });
  };
  const keys = practiceKeys({
    search,
    currentId,
    goToRandom,
    step: (by) => stepTo(currentId, by),
    toggleTopic: () => toggleTopic({ places: positions, currentId, open, openTopic }),
    clearCurrent,
  });

  return (
    <div className={styles.browser}>
      <PracticeFilters
        formId={formId}
        filter={view.filter}
        onChange={view.changeFilter}
        companies={companies}
        sorts={sorts}
        noun={noun}
        searchRef={search}
        onSearched={() => stepTo(null, 1)}
      >
        <ResultsBar
          found={filtering && matches.length > 0 ? matchesInWords(matches, noun) : ''}
          filtering={isFiltering(view.filter)}
          onClear={view.clearFilter}
          remark={remark}
        >
          <Button
            variant="ghost"
            size="sm"
            icon={<ShuffleIcon aria-hidden="true" />}
            onClick={goToRandom}
          >
            {noun === 'problem' ? 'Random unsolved problem' : 'Random unit to do'}
          </Button>
          <Shortcuts keys={keys} />
        </ResultsBar>
      </PracticeFilters>
      {matches.length === 0 ? (
        <NothingFound onClear={view.clearFilter} />
      ) : (
        <TopicList
          {...{ formId, matches, filtering, open, currentId, actions }}
          onChoose={openTopic}
        />
      )}
    </div>
  );
}

const nothingUnsolved = (filtering: boolean, noun: CountedAs) =>
  filtering ? `No unsolved ${noun}s match these filters.` : `You've completed every ${noun} here.`;

/** Goes to the problem named in the address (`?problem=` and its id), as links from other pages do. */
function useLinkedProblem(topics: PracticeTopic[], goTo: (position: ProblemPosition) => void) {
  const unitId = useSearchParams()[0].get('problem');
  const topicId = topics.find(({ units }) => units.some(({ id }) => id === unitId))?.id;
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (unitId && topicId) latest.current({ topicId, unitId });
  }, [unitId, topicId]);
}

interface Page {
  topics: PracticeTopic[];
  actions: UnitActions;
  /** Opens the problem's topic if it isn't open, without scrolling. */
  show: (place: ProblemPosition) => void;
}

/** After leaving the page to log in, the person's topic is open again, and the intended action is done. */
function useUnitIntent({ topics, actions, show }: Page): void {
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
