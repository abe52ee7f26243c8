import type { SqlTask } from '@site/shared/contracts';
import { classNames } from '@site/shared/ui';
import { Hints } from '@site/shared/ui/hints.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import { SqlConsole } from './console.tsx';
import { SchemaDiagram } from './schema-diagram.tsx';
import styles from './sql-task.module.css';
import { TableDetails } from './table-details.tsx';

interface SqlTaskViewProps {
  task: SqlTask;
  /** The next step, shown once the query is correct. */
  offer: ReactNode;
  onRight: () => void;
  solution: ReactNode;
}

/** A task with its database, the person's own query, hints, and our solution. */
export function SqlTaskView({ task, offer, onRight, solution }: SqlTaskViewProps) {
  const { title, description, ordered, hints, database } = task;
  return (
    <div className={styles.task}>
      <section aria-labelledby="task" className={styles.section}>
        <h2 id="task">Task: {title}</h2>
        <div className={proseStyles.prose}>
          <Prose text={description} />
        </div>
        <p className={styles.order}>
          {ordered ? 'The order of the rows matters.' : 'The rows may come in any order.'}
        </p>
        <Hints hints={hints} />
      </section>
      <section aria-labelledby="query" className={styles.section} data-notices="urgent">
        <h2 id="query">Your query</h2>
        <SqlConsole {...{ task, offer, onRight }} />
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
