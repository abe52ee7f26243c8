import { counted } from '@site/shared/contracts/composition';
import type { Plan, PlanSettings } from '@site/shared/contracts/practice';
import { dayInWords } from '@site/shared/revision';
import { Button } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import styles from './plan.module.css';
import { type Noun, remedyInWords, restInWords } from './texts.ts';

interface RestNoticeProps {
  plan: Plan;
  today: string;
  noun: Noun;
  busy: boolean;
  onChange: (settings: PlanSettings) => void;
}

/** Says what won't fit before the target date, with remedies. */
export function RestNotice({ plan, today, noun, busy, onChange }: RestNoticeProps) {
  const { rest, settings } = plan;
  if (!rest) return null;
  const { hoursPerWeek, targetDate, topics } = rest;
  return (
    <section aria-labelledby="plan-rest" className={styles.rest}>
      <h2 id="plan-rest" className={styles.restTitle}>
        {restInWords(plan, today, noun)}
      </h2>
      {plan.days.length > 0 && (
        <p>Until then, you'll solve the most important ones in each topic.</p>
      )}
      <p>{remedyInWords(plan, today)}</p>
      <div className={styles.remedies}>
        {hoursPerWeek && (
          <Button size="sm" disabled={busy} onClick={() => onChange({ ...settings, hoursPerWeek })}>
            Plan {hoursPerWeek} hours a week
          </Button>
        )}
        {targetDate && (
          <Button size="sm" disabled={busy} onClick={() => onChange({ ...settings, targetDate })}>
            Plan until {dayInWords(targetDate, today)}
          </Button>
        )}
      </div>
      <Fold title="What won't fit">
        <ul className={styles.topics}>
          {topics.map(({ topic, roadmap, count }) => (
            <li key={`${roadmap} ${topic}`}>
              {topic}{' '}
              <span className={styles.detail}>{`${roadmap} · ${counted(count, noun)}`}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
