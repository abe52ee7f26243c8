import type { MockQuestion, MockResult } from '@site/shared/contracts/practice';
import { QuestionMatter } from '@site/shared/reading';
import { Button, CircleAlertIcon, CircleCheckIcon } from '@site/shared/ui';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import styles from './questions.module.css';

interface QuestionFieldProps {
  question: MockQuestion;
  /** From 1. */
  number: number;
  chosen: number | null;
  onChoose: (option: number | null) => void;
}

/** A question of a running test. A choice can be cleared. */
export function QuestionField({ question, number, chosen, onChoose }: QuestionFieldProps) {
  return (
    <fieldset className={styles.question} aria-describedby={`${question.key}/text`}>
      <legend className={styles.number}>Question {number}</legend>
      <QuestionText question={question} number={number} />
      <div className={styles.options}>
        {question.options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={question.key}
              checked={chosen === index}
              onChange={() => onChoose(index)}
            />
            <span>
              <Inline text={option} />
            </span>
          </label>
        ))}
      </div>
      {chosen !== null && (
        <Button size="sm" variant="ghost" onClick={() => onChoose(null)}>
          Clear answer
        </Button>
      )}
    </fieldset>
  );
}

interface QuestionReviewProps {
  question: MockQuestion;
  /** From 1. */
  number: number;
  review: MockResult['questions'][number];
}

/** A question after the test: what was chosen, what is right, and why. */
export function QuestionReview({ question, number, review }: QuestionReviewProps) {
  const { answer, explanation } = review;
  return (
    <li className={styles.question}>
      <p className={styles.number}>
        Question {number}: {outcomeOf(review)}
      </p>
      <QuestionText question={question} number={number} />
      <ul className={styles.options}>
        {question.options.map((option, index) => {
          const state = stateOf(index, review);
          return (
            <li key={option} className={styles.option} data-state={state}>
              <span>
                <Inline text={option} />
              </span>
              {state !== 'other' && (
                <span className={styles.mark}>
                  {index === answer ? 'Right answer' : 'Your answer'}
                </span>
              )}
              {index === answer && <CircleCheckIcon aria-hidden="true" />}
              {state === 'wrong' && <CircleAlertIcon aria-hidden="true" />}
            </li>
          );
        })}
      </ul>
      <div className={styles.explanation}>
        <Prose text={explanation} />
      </div>
    </li>
  );
}

type Review = QuestionReviewProps['review'];

function outcomeOf({ chosen, answer }: Review): string {
  if (chosen === null) return 'not answered';
  return chosen === answer ? 'right' : 'wrong';
}

function stateOf(index: number, { chosen, answer }: Review): 'right' | 'wrong' | 'other' {
  if (index === answer) return 'right';
  return index === chosen ? 'wrong' : 'other';
}

interface QuestionTextProps {
  question: MockQuestion;
  /** From 1. */
  number: number;
}

/** The text of a question, with its code and table. */
const QuestionText = ({ question, number }: QuestionTextProps) => (
  <div id={`${question.key}/text`} className={styles.text}>
    <Prose text={question.question} />
    <QuestionMatter question={question} tableLabel={`Table of question ${number}`} />
  </div>
);
