import type { SqlRows, SqlTable } from '@site/shared/contracts';
import type { JSONColumnType } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

export interface SqlTables {
  sql_databases: Loaded & {
    id: string;
    title: string;
    description: string;
    tables: JSONColumnType<SqlTable[]>;
    rows: JSONColumnType<SqlRows>;
    hidden_rows: JSONColumnType<SqlRows>;
  };
  sql_tasks: Loaded & {
    /** That of its learning unit. */
    id: string;
    database_id: string;
    title: string;
    description: string;
    ordered: boolean;
    hints: string[];
    solution: string;
    explanation: string;
    check_query: string | null;
    reviewed: string | null;
  };
}
