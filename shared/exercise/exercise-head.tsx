import { Link } from '@site/shared/platform';
import {
  ArrowLeftIcon,
  ClockIcon,
  DifficultyBadge,
  type DifficultyBadgeProps,
  Facts,
  LayersIcon,
  type Neighbour,
} from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './exercise-head.module.css';

export interface ExerciseFacts extends Pick<DifficultyBadgeProps, 'difficulty'> {
  topic: string;
  /** How long it takes, such as 15 min read. */
  time: string;
}

export interface ExerciseHeadProps {
  title: string;
  /** Undefined if they couldn't be loaded. */
  facts: ExerciseFacts | undefined;
  /** What it is to learners. */
  noun: string;
  /** The list that it belongs to. */
  back: Neighbour;
  /** Beside the title. */
  actions: ReactNode;
  /** After the facts. */
  more: ReactNode;
}

/** The title and facts of an exercise in two lines, so that the work is visible at once. */
export const ExerciseHead = ({ title, facts, noun, back, actions, more }: ExerciseHeadProps) => (
  <header className={styles.header}>
    <div className={styles.line}>
      <div className={styles.title}>
        <Link to={back.path} className={styles.back} aria-label={back.title}>
          <ArrowLeftIcon aria-hidden="true" />
        </Link>
        <h1>{title}</h1>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
    {facts && (
      <div className={styles.facts}>
        <Facts label={`About this ${noun}`}>
          <li>
            <DifficultyBadge difficulty={facts.difficulty} />
          </li>
          <li>
            <LayersIcon aria-hidden="true" />
            {facts.topic}
          </li>
          <li>
            <ClockIcon aria-hidden="true" />
            {facts.time}
          </li>
        </Facts>
        {more}
      </div>
    )}
  </header>
);
