import type { SqlRows, SqlTable, SqlTask } from '@site/shared/contracts/practice';
import { classNames, Table } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import { Hints } from '@site/shared/ui/hints.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import { useControlledDraft } from '@site/shared/workspace';
import type { ReactNode } from 'react';
import { QueryConsole, type QueryConsoleProps, SqlConsole } from './console.tsx';
import { ResultTable } from './result-view.tsx';
import { SchemaDiagram } from './schema-diagram.tsx';
import styles from './sql-task.module.css';

interface SqlTaskViewProps {
  task: SqlTask;
  /** The next step, shown once the query is correct. */
  offer: ReactNode;
  onRight: () => void;
  solution: ReactNode;
}

/** A task with its database, the person's own query, hints, and our solution. */
export const SqlTaskView = ({ task, offer, onRight, solution }: SqlTaskViewProps) => (
  <TaskLayout
    task={task}
    heading="Task"
    help={<Hints hints={task.hints} />}
    console={<SqlConsole {...{ task, offer, onRight }} />}
    solution={solution}
  />
);

interface ExamTaskProps extends Pick<QueryConsoleProps, 'load' | 'loadEditor'> {
  task: SqlTask;
  /** Below the heading. */
  facts: ReactNode;
  /** What was written; undefined if nothing was. */
  query: string | undefined;
  onChange: (query: string) => void;
}

/** A task of a test: a query is written, and run on the rows that are shown. Nothing is checked or helped with. */
export function ExamTask({ task, facts, query, onChange, ...loading }: ExamTaskProps) {
  const { code, revision, change } = useControlledDraft(query, '', onChange);
  const draft = {
    ...{ of: task.unitId, query: code, revision, change },
    ...{ swap: null, isChanged: false, ready: true },
  };
  return (
    <TaskLayout
      task={task}
      heading={task.title}
      facts={facts}
      console={<QueryConsole {...{ task, draft, ...loading }} />}
    />
  );
}

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
function TaskLayout({ task, heading, facts, help, console, solution }: TaskLayoutProps) {
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

/** A table of a database: its columns, and the rows that learners see. */
function TableDetails({ table, rows }: { table: SqlTable; rows: SqlRows[string] }) {
  const { name, description, columns } = table;
  return (
    <Fold
      title={
        <>
          <code>{name}</code> <span className={styles.count}>{rows.length} rows</span>
        </>
      }
    >
      <p>
        <Inline text={description} />
      </p>
      <Table label={`Columns of ${name}`} columns={['Column', 'Type', 'About it']}>
        {columns.map((column) => (
          <tr key={column.name}>
            <th scope="row">
              <code>{column.name}</code>
            </th>
            <td>{column.type}</td>
            <td>{aboutColumn(column, table)}</td>
          </tr>
        ))}
      </Table>
      <ResultTable
        label={`Rows of ${name}`}
        columns={columns.map((column) => column.name)}
        rows={rows}
      />
    </Fold>
  );
}

function aboutColumn(column: SqlTable['columns'][number], { primary_key }: SqlTable): string {
  const facts = [
    primary_key.includes(column.name) && (primary_key.length > 1 ? 'part of the key' : 'the key'),
    column.references && `refers to ${column.references}`,
    column.nullable && 'may be NULL',
  ];
  return facts.filter(Boolean).join(', ');
}
