import type { QuizQuestion } from '@site/shared/contracts/editorial';
import { Button, CheckIcon, RotateCwIcon, VisuallyHidden, XIcon } from '@site/shared/ui';
import { createElement, Fragment, useId, useRef, useState } from 'react';
import styles from './quiz.module.css';

/** Questions for self-assessment. Nothing is sent or stored. */
export function Quiz({ questions }: { questions: QuizQuestion[] }) {
  const [answers, setAnswers] = useState<Record<number, number>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = Object.keys(answers).length;
  const right = questions.filter(({ answer }, index) => answers[index] === answer).length;
  const again = () => {
    setAnswers({});
    heading.current?.focus();
  };
  return (
    <section className={styles.quiz} aria-labelledby="quiz">
      <h2 id="quiz" ref={heading} tabIndex={-1}>
        Check your understanding
      </h2>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <Question
            key={question.question}
            question={question}
            chosen={answers[index]}
            onChoose={(option) => setAnswers({ ...answers, [index]: option })}
          />
        ))}
      </ol>
      <div className={styles.score}>
        <p role="status">
          {answered === questions.length
            ? `${right} of ${questions.length} correct. ${verdict(right, questions.length)}`
            : `${answered} of ${questions.length} answered`}
        </p>
        {answered > 0 && (
          <Button size="sm" icon={<RotateCwIcon aria-hidden="true" />} onClick={again}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}

function verdict(right: number, all: number): string {
  if (right === all) return 'Well done.';
  return right * 2 >= all ? 'Nearly there.' : 'Worth another read.';
}

interface QuestionProps {
  question: QuizQuestion;
  /** The index of the chosen option. */
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** One question: the first choice counts, then the right and wrong options are shown with the reason. */
function Question({ question, chosen, onChoose }: QuestionProps) {
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

/** Plain text in which `backquotes` mark code. */
const TextWithCode = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
