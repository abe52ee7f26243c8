import type { MockQuestion } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import { QuestionText } from './question-text.tsx';
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
