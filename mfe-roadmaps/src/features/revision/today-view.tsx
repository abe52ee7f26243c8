import { counted } from '@site/shared/contracts/composition';
import type { RevisionGrade, RevisionList } from '@site/shared/contracts/practice';
import { onDay } from '@site/shared/revision';
import { Button, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Addition, useAdditions } from './additions.tsx';
import { DueCard } from './due-card.tsx';
import { DueList } from './due-list.tsx';
import { AllDone, NothingScheduled } from './nothing-due.tsx';
import styles from './today.module.css';
import { DaysAhead, HowItWorks, NextList } from './upcoming.tsx';

import { type SavedGrade, type StoppedProblem, useReviews } from './use-reviews.ts';
import { useShownRevisions } from './waiting-revisions.ts';

interface TodayViewProps {
  personId: string;
  /** The schedule as returned by the API. */
  response: RevisionList;
  /** Whether the keys 1 to 4 give grades. */
  keysOn: boolean;
  /** Whether nothing else is left for today, once nothing is due. */
  dayIsDone: boolean;
  /** Renders a note's Markdown. */
  Note: ComponentType<{ text: string }>;
  /** What else to do today. */
  children: ReactNode;
}

/** Due problems, one at a time, and what comes next. */
export function TodayView({ personId, response, keysOn, Note, ...rest }: TodayViewProps) {
  const { dayIsDone, children } = rest;
  const { list, waiting } = useShownRevisions(response);
  const { grade, takeBack, stop, resume } = useReviews(personId);
  const additions = useAdditions(personId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const { today, due, next } = list;
  const chosen = due.find(({ unitId }) => unitId === chosenId) ?? due[0];
  // A waiting change may have been refused since.
  const undoable = last && isDone(last, list) ? last : null;
  const heading = useFocusOnChange(chosen?.unitId);
  const busy = grade.isPending || takeBack.isPending || stop.isPending || resume.isPending;

  const give = (word: RevisionGrade) => {
    // The next problem may be shown while the last grade is still being saved.
    const isGraded = grade.isPending && grade.variables.problem.unitId === chosen?.unitId;
    if (!chosen || isGraded) return;
    const onSuccess = (grade: SavedGrade) => setLast({ change: 'grade', grade });
    grade.mutate({ problem: chosen, grade: word, today }, { onSuccess });
  };
  const take = (problem: StoppedProblem) =>
    stop.mutate(problem, { onSuccess: () => setLast({ change: 'stop', problem }) });
  const undo = () => {
    if (!undoable || busy) return;
    const onSuccess = () => {
      setChosenId(problemOf(undoable).unitId);
      setLast(null);
    };
    if (undoable.change === 'grade') takeBack.mutate(undoable.grade, { onSuccess });
    else resume.mutate(undoable.problem, { onSuccess });
  };

  const automatic = response.automatic ?? false;
  const addition = <Addition addable={response.addable ?? 0} {...{ today, additions }} />;
  const lastChange = (
    <LastChange text={undoable && textOf(undoable, today)} busy={busy} onUndo={undo} />
  );
  if (due.length === 0 && next.length === 0) {
    return (
      <div className={styles.main}>
        {addition}
        {lastChange}
        {children}
        <NothingScheduled automatic={automatic} />
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <section aria-labelledby="due-now" className={styles.main}>
        {addition}
        <div>
          <h2 id="due-now" ref={heading} tabIndex={-1} className={styles.heading}>
            Due now
            {list.dueCount > 0 && (
              <span className={styles.count}>{counted(list.dueCount, 'problem')}</span>
            )}
          </h2>
          {lastChange}
        </div>
        {chosen ? (
          <>
            <DueCard
              key={chosen.unitId}
              problem={chosen}
              today={today}
              busy={busy}
              keysOn={keysOn}
              Note={Note}
              onGrade={give}
              onStop={() => take(chosen)}
            />
            <DueList
              problems={due.filter((problem) => problem !== chosen)}
              today={today}
              onChoose={setChosenId}
            />
            <More count={list.dueCount - due.length} />
          </>
        ) : list.dueCount > 0 ? (
          <Skeleton className={styles.cardSkeleton} />
        ) : (
          <AllDone next={next[0]} {...{ today, dayIsDone }} />
        )}
        {children}
      </section>
      <aside className={styles.side} aria-label="What comes next">
        <DaysAhead list={list} />
        <NextList {...{ next, today, waiting, busy }} onStop={take} />
        <HowItWorks automatic={automatic} />
      </aside>
    </div>
  );
}

/** One response has only the first of very many. */
const More = ({ count }: { count: number }) =>
  count > 0 && <p className={styles.quiet}>And {count} more, which will appear here as you go.</p>;

/** The last change on this page. */
type Last = { change: 'grade'; grade: SavedGrade } | { change: 'stop'; problem: StoppedProblem };

const problemOf = (last: Last) => (last.change === 'grade' ? last.grade : last.problem);

/** Whether the schedule shows it: a graded problem is on its day, and a stopped one is gone. */
function isDone(last: Last, { due, next }: RevisionList): boolean {
  const { unitId } = problemOf(last);
  if (last.change === 'stop')
    return ![...due, ...next].some((problem) => problem.unitId === unitId);
  return next.some((problem) => problem.unitId === unitId && problem.dueOn === last.grade.dueOn);
}

const textOf = (last: Last, today: string): string =>
  last.change === 'grade'
    ? `${last.grade.name} comes back ${onDay(last.grade.dueOn, today)}.`
    : `${last.problem.name} is off your schedule.`;

/** A graded problem disappears with its buttons, so the focus moves to the heading above the next problem. */
function useFocusOnChange(unitId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(unitId);
  useEffect(() => {
    if (shown.current === unitId) return;
    shown.current = unitId;
    heading.current?.focus({ preventScroll: true });
  }, [unitId]);
  return heading;
}

interface LastChangeProps {
  /** The last change on this page; null if there is none, or if it was undone. */
  text: string | null;
  busy: boolean;
  onUndo: () => void;
}

/** The last change, with an Undo button. Always rendered, or else its text wouldn't be announced. */
const LastChange = ({ text, busy, onUndo }: LastChangeProps) => (
  <div role="status" className={styles.last}>
    {text && (
      <>
        <span>{text}</span>
        <Button size="sm" variant="ghost" disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      </>
    )}
  </div>
);

/** A placeholder for the schedule while it loads. */
export const TodaySkeleton = () => (
  <div className={styles.columns}>
    <p role="status" className={styles.loading}>
      <VisuallyHidden>Loading your revision schedule...</VisuallyHidden>
    </p>
    <div className={styles.main}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton className={styles.cardSkeleton} />
    </div>
    <div className={styles.side}>
      <Skeleton className={styles.weekSkeleton} />
    </div>
  </div>
);
