import { messageOf } from '@site/shared/platform';
import { classNames, ErrorState, useDocumentTitle } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { ExerciseHead, type ExerciseHeadProps } from './exercise-head.tsx';
import styles from './exercise-page.module.css';
import { ExerciseSkeleton, HeadSkeleton } from './exercise-skeleton.tsx';

interface ExercisePageProps extends Omit<ExerciseHeadProps, 'title' | 'noun'> {
  /** Tells it from the exercise that was shown before. */
  id: string;
  /** Undefined while it loads. */
  title: string | undefined;
  /** What the page is called until then. */
  untitled: string;
  /** What it is to learners. */
  noun?: string;
  /** Why something of it couldn't be loaded. */
  error: unknown;
  onRetry: () => void;
  /** If there is something beside the exercise. */
  layout?: { aside: ReactNode; frame: string | undefined; column: string | undefined };
  /** What it's worked through with; undefined until it has loaded. */
  children: ReactNode;
}

/** The page of an exercise: its head, and what it's worked through with once that has loaded. */
export function ExercisePage({
  id,
  title,
  untitled,
  noun = 'problem',
  error,
  onRetry,
  layout,
  children,
  ...head
}: ExercisePageProps) {
  useDocumentTitle(title ?? untitled);
  return (
    <div className={classNames(styles.frame, layout?.frame)}>
      {layout?.aside}
      <article
        key={id}
        id="problem"
        tabIndex={-1}
        className={classNames(styles.column, layout?.column)}
      >
        {title !== undefined || error ? (
          <ExerciseHead title={title ?? untitled} noun={noun} {...head} />
        ) : (
          <HeadSkeleton />
        )}
        {children}
        {!children && !error && <ExerciseSkeleton noun={noun} />}
        {Boolean(error) && (
          <ErrorState
            title={`We couldn't load this ${noun}`}
            message={messageOf(error, 'Check your connection and try again.')}
            onRetry={onRetry}
          />
        )}
      </article>
    </div>
  );
}
