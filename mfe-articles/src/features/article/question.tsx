import type { QuizQuestion } from '@site/shared/contracts';
import { CheckIcon, VisuallyHidden, XIcon } from '@site/shared/ui';
import { useId } from 'react';
import styles from './quiz.module.css';
import { TextWithCode } from './text-with-code.tsx';

interface QuestionProps {
  question: QuizQuestion;
  /** The index of the chosen option. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** One question: the first choice counts, then the right and wrong options are shown with the reason. */
export function Question({ question, chosen, onChoose }: QuestionProps) {
  const id = useId();
  const answered = chosen !== undefined;
  return (
    <li>
      <p id={id} className={styles.question}>
        <TextWithCode text={question.question} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by a paragraph */}
      <div className={styles.options} role="group" aria-labelledby={id}>
        {question.options.map((option, index) => (
          <Option
            key={option}
            text={option}
            state={stateOf(index, question.answer, chosen)}
            disabled={answered}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {answered && (
          <p className={styles.explanation}>
            <strong>{chosen === question.answer ? 'Correct.' : 'Not quite.'}</strong>{' '}
            <TextWithCode text={question.explanation} />
          </p>
        )}
      </div>
    </li>
  );
}

type OptionState = 'open' | 'right' | 'wrong' | 'other';

function stateOf(index: number, answer: number, chosen: number | undefined): OptionState {
  if (chosen === undefined) return 'open';
  if (index === answer) return 'right';
  return index === chosen ? 'wrong' : 'other';
}

interface OptionProps {
  text: string;
  state: OptionState;
  disabled: boolean;
  onChoose: () => void;
}

/** Stays in the tab order after it was chosen, so that keyboard users keep their position. */
const Option = ({ text, state, disabled, onChoose }: OptionProps) => (
  <button
    type="button"
    className={styles.option}
    data-state={state}
    aria-disabled={disabled}
    onClick={() => !disabled && onChoose()}
  >
    <span>
      <TextWithCode text={text} />
    </span>
    {state === 'right' && (
      <>
        <CheckIcon aria-hidden="true" />
        <VisuallyHidden> (correct answer)</VisuallyHidden>
      </>
    )}
    {state === 'wrong' && (
      <>
        <XIcon aria-hidden="true" />
        <VisuallyHidden> (your answer)</VisuallyHidden>
      </>
    )}
  </button>
);
