import { articleLimits, type QuizQuestion } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { type FieldErrors, useController } from 'react-hook-form';
import { errorMessage, type Fields } from '../article-form.ts';
import styles from './fields.module.css';
import { Check } from './organise-card.tsx';
import { QuestionFields } from './question-fields.tsx';

const newQuestion: QuizQuestion = { question: '', options: ['', ''], answer: 0, explanation: '' };

type QuestionErrors = FieldErrors<Fields>['quiz_questions'];

/** The questions below the text. */
export function QuizCard() {
  const { field, formState } = useController<Fields, 'quiz_questions'>({ name: 'quiz_questions' });
  const questions: QuizQuestion[] = field.value;
  const errors: QuestionErrors = formState.errors.quiz_questions;
  const replace = (at: number, by: QuizQuestion[]) =>
    field.onChange(questions.toSpliced(at, 1, ...by));
  return (
    <details className={styles.fold} {...(errors && { open: true })}>
      <summary>
        Questions{questions.length > 0 && <span className={styles.count}>{questions.length}</span>}
      </summary>
      <div className={styles.card}>
        <Check name="is_interactive" label="Interactive: readers can do something in the article" />
        {questions.map((question, at) => (
          <QuestionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its position while it's edited
            key={at}
            number={at + 1}
            question={question}
            error={errorMessage(errors?.[at])}
            onChange={(changed) => replace(at, [changed])}
            onRemove={() => replace(at, [])}
          />
        ))}
        {errors && !Array.isArray(errors) && <p className={styles.error}>{errorMessage(errors)}</p>}
        {questions.length < articleLimits.quizQuestions && (
          <Button size="sm" onClick={() => field.onChange([...questions, newQuestion])}>
            Add question
          </Button>
        )}
      </div>
    </details>
  );
}
