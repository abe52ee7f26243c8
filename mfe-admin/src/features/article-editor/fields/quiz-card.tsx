import { articleLimits, type QuizQuestion } from '@site/shared/contracts/editorial';
import { Button, IconButton, TextAreaField, TextField, XIcon } from '@site/shared/ui';
import { useId } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { errorMessage, type Fields } from '../article-form.ts';
import styles from './fields.module.css';
import { Check } from './organise-card.tsx';

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

interface QuestionFieldsProps {
  number: number;
  question: QuizQuestion;
  error: string | undefined;
  onChange: (question: QuizQuestion) => void;
  onRemove: () => void;
}

/** One question with its options, of which one is right. */
function QuestionFields({ number, question, error, onChange, onRemove }: QuestionFieldsProps) {
  const { options, answer } = question;
  const group = useId();
  const change = (part: Partial<QuizQuestion>) => onChange({ ...question, ...part });
  const removeOption = (at: number) =>
    change({
      options: options.toSpliced(at, 1),
      answer: answer > at || answer === options.length - 1 ? Math.max(0, answer - 1) : answer,
    });
  return (
    <fieldset className={styles.question}>
      <legend>Question {number}</legend>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <TextField
        label="Question"
        labelHidden
        placeholder="Your question"
        value={question.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <p className={styles.note}>Options. Mark the right one.</p>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position while it's edited
        <div key={at} className={styles.option}>
          <input
            type="radio"
            name={group}
            aria-label={`Option ${at + 1} is right`}
            checked={answer === at}
            onChange={() => change({ answer: at })}
          />
          <TextField
            label={`Option ${at + 1}`}
            labelHidden
            value={option}
            onChange={({ target }) => change({ options: options.with(at, target.value) })}
          />
          <IconButton
            size="sm"
            label={`Remove option ${at + 1}`}
            disabled={options.length <= 2}
            onClick={() => removeOption(at)}
          >
            <XIcon aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <TextAreaField
        label="Explanation"
        rows={2}
        hint="Why that option is right."
        value={question.explanation}
        onChange={({ target }) => change({ explanation: target.value })}
      />
      <div className={styles.row}>
        {options.length < articleLimits.options && (
          <Button size="sm" onClick={() => change({ options: [...options, ''] })}>
            Add option
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={onRemove}>
          Remove question
        </Button>
      </div>
    </fieldset>
  );
}
