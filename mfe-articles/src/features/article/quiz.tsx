import type { QuizQuestion } from '@site/shared/contracts';
import { Button, RotateCwIcon } from '@site/shared/ui';
import { useRef, useState } from 'react';
import { Question } from './question.tsx';
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
