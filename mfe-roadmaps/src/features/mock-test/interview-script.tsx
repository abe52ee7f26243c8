import type { MockInterview } from '@site/shared/contracts/practice';
import { Fold } from '@site/shared/ui/fold.tsx';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './interview-script.module.css';

type Part = MockInterview['parts'][number];

interface InterviewScriptProps {
  interview: MockInterview;
  rubric: ReactNode;
}

/** A script for two people: what the interviewer says, what good answers contain, and how to judge. */
export const InterviewScript = ({ interview, rubric }: InterviewScriptProps) => (
  <div className={styles.script}>
    <section aria-labelledby="preparation" className={styles.preparation}>
      <h2 id="preparation">Before you begin</h2>
      <ul className={styles.list}>
        {interview.preparation.map((text) => (
          <li key={text}>
            <Inline text={text} />
          </li>
        ))}
      </ul>
    </section>
    <div className={styles.parts}>
      {interview.parts.map((part, index) => (
        <ScriptPart key={part.title} part={part} number={index + 1} />
      ))}
    </div>
    <section aria-labelledby="rubric" className={styles.section}>
      <h2 id="rubric">Rubric</h2>
      <p>
        Mark each line right after the interview, each of you alone. Then compare: the candidate
        says theirs first, the interviewer second.
      </p>
      {rubric}
    </section>
  </div>
);

const ScriptPart = ({ part, number }: { part: Part; number: number }) => (
  <section aria-labelledby={`part-${number}`} className={styles.section}>
    <h2 id={`part-${number}`}>
      {part.title} <span className={styles.minutes}>{part.minutes} min</span>
    </h2>
    <ol className={styles.questions}>
      {part.questions.map(({ says, good, follow_ups }) => (
        <li key={says} className={styles.question}>
          <div className={styles.says}>
            <Prose text={says} />
          </div>
          {good.length > 0 && (
            <Fold title="What a good answer contains">
              <ul className={styles.list}>
                {good.map((text) => (
                  <li key={text}>
                    <Inline text={text} />
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          {follow_ups.length > 0 && (
            <>
              <h3 className={styles.followUps}>Then ask</h3>
              <ul className={styles.list}>
                {follow_ups.map((text) => (
                  <li key={text}>
                    <Inline text={text} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ol>
  </section>
);
