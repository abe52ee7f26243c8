import { type MockInterview, RUBRIC_LEVELS } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import styles from './interview-script.module.css';

type Part = MockInterview['parts'][number];

/** A script for two people: what the interviewer says, what good answers have in them, and how to judge. */
export const InterviewScript = ({ interview }: { interview: MockInterview }) => (
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
        Mark each line right after the interview, then compare: the candidate marks it first, the
        interviewer second.
      </p>
      <Table label="Levels of each criterion" columns={['Criterion', ...RUBRIC_LEVELS]}>
        {interview.rubric.map(({ criterion, levels }) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            {levels.map((level) => (
              <td key={level} className={styles.level}>
                <Inline text={level} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
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
