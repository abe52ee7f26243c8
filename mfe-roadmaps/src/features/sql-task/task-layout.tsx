import type { SqlTask } from '@site/shared/contracts';
import { classNames } from '@site/shared/ui';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import { SchemaDiagram } from './schema-diagram.tsx';
import styles from './sql-task.module.css';
import { TableDetails } from './table-details.tsx';

interface TaskLayoutProps {
  task: SqlTask;
  heading: string;
  /** Between the heading and the text. */
  facts?: ReactNode;
  /** Below the text. */
  help?: ReactNode;
  /** Where a query is written. */
  console: ReactNode;
  /** At the end. */
  solution?: ReactNode;
}

/** A task: its text, where its query is written, and the database with the rows that learners see. */
export function TaskLayout({ task, heading, facts, help, console, solution }: TaskLayoutProps) {
  const { description, ordered, database } = task;
  return (
    <div className={styles.task}>
      <section aria-labelledby="task" className={styles.section}>
        <h2 id="task">{heading}</h2>
        {facts}
        <div className={proseStyles.prose}>
          <Prose text={description} />
        </div>
        <p className={styles.order}>
          {ordered ? 'The order of the rows matters.' : 'The rows may come in any order.'}
        </p>
        {help}
      </section>
      <section aria-labelledby="query" className={styles.section} data-notices="urgent">
        <h2 id="query">Your query</h2>
        {console}
      </section>
      <section aria-labelledby="database" className={classNames(styles.section, styles.database)}>
        <h2 id="database">Database: {database.title}</h2>
        <p className={styles.about}>
          <Inline text={database.description} />
        </p>
        <SchemaDiagram tables={database.tables} />
        {database.tables.map((table) => (
          <TableDetails key={table.name} table={table} rows={database.rows[table.name] ?? []} />
        ))}
      </section>
      {solution}
    </div>
  );
}
