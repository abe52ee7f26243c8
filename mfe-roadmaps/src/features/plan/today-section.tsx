import { counted, durationInWords } from '@site/shared/contracts/composition';
import type { Plan, PlanDay } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { onDay } from '@site/shared/revision';
import type { Ref } from 'react';
import styles from './plan.module.css';
import { loadInWords, type Noun } from './texts.ts';
import { type Marks, type OnMark, UnitList } from './unit-list.tsx';

interface TodaySectionProps {
  plan: Plan;
  today: string;
  /** null if nothing is left for today. */
  planned: PlanDay | null;
  heading: Ref<HTMLHeadingElement>;
  noun: Noun;
  marks: Marks;
  onMark: OnMark;
}

/** What's left for today, and what's done. */
export function TodaySection({ plan, today, planned, heading, noun, ...rest }: TodaySectionProps) {
  const { done } = plan;
  const next = plan.days.find(({ day }) => day > today);
  return (
    <section aria-labelledby="plan-today" className={styles.main}>
      <div>
        <h2 id="plan-today" ref={heading} tabIndex={-1} className={styles.heading}>
          Today
        </h2>
        <p className={styles.load}>
          {planned ? loadInWords([planned], noun) : nothingLeft(done.minutes > 0)}
          {!planned && next && ` Your plan continues ${onDay(next.day, today)}.`}
        </p>
      </div>
      {planned && planned.reviews > 0 && (
        <p>
          <Link to="/roadmaps/today">Revise {counted(planned.reviews, 'problem')} on Today</Link>
        </p>
      )}
      {planned && planned.units.length > 0 && <UnitList units={planned.units} {...rest} />}
      {done.minutes > 0 && (
        <div>
          <h3 className={styles.subheading}>Done today</h3>
          <p className={styles.load}>
            {done.reviews > 0 && `${counted(done.reviews, 'problem')} revised · `}
            {durationInWords(done.minutes)} in all
          </p>
          {done.units.length > 0 && <UnitList units={done.units} completed {...rest} />}
        </div>
      )}
    </section>
  );
}

const nothingLeft = (something: boolean) =>
  something ? "You're done for today." : 'Nothing is planned for today.';
