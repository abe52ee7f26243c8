import { counted } from '@site/shared/contracts/composition';
import type { Plan, PlanDay, PlanSettings } from '@site/shared/contracts/practice';
import { dateOf, dayInWords, plusDays } from '@site/shared/revision';
import {
  Accordion,
  AccordionItem,
  Button,
  ProgressBar,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './plan.module.css';
import { RestNotice } from './rest-notice.tsx';
import { loadInWords, type Noun } from './texts.ts';
import { TodaySection } from './today-section.tsx';
import { DayList, type Marks, type OnMark } from './unit-list.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

interface PlanViewProps {
  plan: Plan;
  today: string;
  noun: Noun;
  /** The calendar section. */
  calendar: ReactNode;
  /** Whether it was just made or changed here: then today's heading is focused. */
  fresh: boolean;
  busy: boolean;
  marks: Marks;
  onMark: OnMark;
  onChange: (settings: PlanSettings) => void;
  onEdit: () => void;
}

/** A plan: today, this week, and the weeks after it; what won't fit, and the progress. */
export function PlanView({ plan, today, calendar, ...props }: PlanViewProps) {
  const { fresh, busy, onChange, onEdit, ...rest } = props;
  const { noun } = props;
  const { today: planned, thisWeek, later } = byWeek(plan.days, today);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  useFocusFallback(heading, plan.done.units.length);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <RestNotice {...{ plan, today, noun, busy, onChange }} />
        <TodaySection {...{ plan, today, planned, heading }} {...rest} />
        {thisWeek.length > 0 && (
          <section aria-labelledby="plan-week">
            <h2 id="plan-week" className={styles.heading}>
              This week
            </h2>
            <DayList days={thisWeek} level={3} today={today} {...rest} />
          </section>
        )}
        {later.length > 0 && (
          <section aria-labelledby="plan-later" className={styles.later}>
            <h2 id="plan-later" className={styles.heading}>
              Later
            </h2>
            <Accordion>
              {later.map(({ monday, days }) => (
                <AccordionItem
                  key={monday}
                  value={monday}
                  title={`Week of ${dated.format(dateOf(monday))}`}
                  meta={<span className={styles.load}>{loadInWords(days, noun)}</span>}
                >
                  <DayList days={days} level={4} today={today} {...rest} />
                </AccordionItem>
              ))}
            </Accordion>
          </section>
        )}
      </div>
      <aside className={styles.side} aria-label="About your plan">
        <Summary plan={plan} today={today} />
        <Button onClick={onEdit}>Change plan</Button>
        {calendar}
      </aside>
    </div>
  );
}

const dated = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The plan's settings, and how much of it is done. */
const Summary = ({
  plan: { settings, roadmaps },
  today,
}: Pick<PlanViewProps, 'plan' | 'today'>) => (
  <section aria-labelledby="plan-progress" className={styles.summary}>
    <h2 id="plan-progress" className={styles.heading}>
      Progress
    </h2>
    <p className={styles.load}>
      Until {dayInWords(settings.targetDate, today)} · {counted(settings.hoursPerWeek, 'hour')} a
      week
    </p>
    {roadmaps.map(({ id, title, total, completed }) => (
      <div key={id} className={styles.roadmap}>
        <span className={styles.name}>{title}</span>
        <span className={styles.load}>
          {completed} of {total}
        </span>
        <ProgressBar label={`${title} progress`} value={completed} max={total} />
      </div>
    ))}
  </section>
);

/** The plan for one week after this one. */
interface PlannedWeek {
  /** The week's Monday. */
  monday: string;
  days: PlanDay[];
}

const DAYS = 7;
const MONDAY = 1;

const mondayOf = (day: string): string =>
  plusDays(day, -((dateOf(day).getUTCDay() + DAYS - MONDAY) % DAYS));

/** The planned days in groups: today, the rest of this week, and the weeks after it. */
export function byWeek(
  days: readonly PlanDay[],
  today: string,
): { today: PlanDay | null; thisWeek: PlanDay[]; later: PlannedWeek[] } {
  const nextMonday = plusDays(mondayOf(today), DAYS);
  const later: PlannedWeek[] = [];
  for (const day of days.filter((each) => each.day >= nextMonday)) {
    const monday = mondayOf(day.day);
    const last = later.at(-1);
    if (last?.monday === monday) last.days.push(day);
    else later.push({ monday, days: [day] });
  }
  return {
    today: days.find(({ day }) => day === today) ?? null,
    thisWeek: days.filter(({ day }) => day > today && day < nextMonday),
    later,
  };
}

/** A placeholder for the plan while it loads. */
export const PlanSkeleton = () => (
  <div className={styles.columns}>
    <p role="status" className={styles.loading}>
      <VisuallyHidden>Loading your plan...</VisuallyHidden>
    </p>
    <div className={styles.main}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton className={styles.listSkeleton} />
    </div>
    <div className={styles.side}>
      <Skeleton className={styles.sideSkeleton} />
    </div>
  </div>
);
