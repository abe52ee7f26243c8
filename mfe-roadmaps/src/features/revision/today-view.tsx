import type { RevisionDay, RevisionGrade, RevisionList } from '@site/shared/contracts';
import { Skeleton } from '@site/shared/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { counted } from './days.ts';
import { DueCard } from './due-card.tsx';
import { DueList } from './due-list.tsx';
import { LastGrade } from './last-grade.tsx';
import { NextList } from './next-list.tsx';
import { AllDone, NothingScheduled } from './nothing-due.tsx';
import styles from './today.module.css';
import { type GivenGrade, useReviews } from './use-reviews.ts';
import { useShownRevisions } from './waiting-revisions.ts';
import { WeekAhead } from './week-ahead.tsx';

interface TodayViewProps {
  personId: string;
  /** The schedule as returned by the API. */
  answer: RevisionList;
  /** Whether the keys 1 to 4 give grades. */
  keysOn: boolean;
  /** Renders a note's Markdown. */
  Note: ComponentType<{ text: string }>;
}

/** Due problems, one at a time, and what comes next. */
export function TodayView({ personId, answer, keysOn, Note }: TodayViewProps) {
  const { list, waiting } = useShownRevisions(answer);
  const { grade, takeBack, stop } = useReviews(personId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [last, setLast] = useState<GivenGrade | null>(null);
  const { today, due, next } = list;
  const chosen = due.find(({ unitId }) => unitId === chosenId) ?? due[0];
  // A waiting grade may have been refused since.
  const given = last && next.some(isAfter(last)) ? last : null;
  const heading = useFocusOnChange(chosen?.unitId);
  const busy = grade.isPending || takeBack.isPending || stop.isPending;

  const give = (word: RevisionGrade) => {
    if (!chosen || busy) return;
    grade.mutate({ problem: chosen, grade: word, today }, { onSuccess: setLast });
  };
  const undo = () => {
    if (!given || busy) return;
    takeBack.mutate(given, {
      onSuccess: () => {
        setChosenId(given.unitId);
        setLast(null);
      },
    });
  };

  if (due.length === 0 && next.length === 0) return <NothingScheduled />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="due-now" className={styles.main}>
        <div>
          <h2 id="due-now" ref={heading} tabIndex={-1} className={styles.heading}>
            Due now
            {list.dueCount > 0 && (
              <span className={styles.count}>{counted(list.dueCount, 'problem')}</span>
            )}
          </h2>
          <LastGrade given={given} today={today} busy={busy} onUndo={undo} />
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
              onStop={() => stop.mutate(chosen)}
            />
            <DueList
              problems={due.filter((problem) => problem !== chosen)}
              today={today}
              onChoose={setChosenId}
            />
          </>
        ) : list.dueCount > 0 ? (
          <Skeleton className={styles.cardSkeleton} />
        ) : (
          <AllDone next={next[0]} today={today} />
        )}
      </section>
      <aside className={styles.side} aria-label="What comes next">
        <WeekAhead list={list} />
        <NextList {...{ next, today, waiting, busy }} onStop={stop.mutate} />
      </aside>
    </div>
  );
}

const isAfter = (last: GivenGrade) => (problem: RevisionDay) =>
  problem.unitId === last.unitId && problem.dueOn === last.dueOn;

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
