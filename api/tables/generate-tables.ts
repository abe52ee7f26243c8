import path from 'node:path';
import type { Kysely } from 'kysely';
import {
  type ExpressionNode,
  GenericExpressionNode,
  LiteralNode,
  PostgresDialect,
  serializeFromMetadata,
  type TableMetadata,
} from 'kysely-codegen';
import { projectRoot } from '../src/config/project-root.ts';
import type { TextColumns } from '../src/database/column-types.ts';
import type { Database } from '../src/database/database.ts';
import { addNamedValues } from './named-values.ts';

export const tablesFile = path.join(projectRoot, 'api/src/database/tables.ts');

const TEXTS: Record<keyof TextColumns, true> = {
  'attempts.language': true,
  'comments.label': true,
  'dsa_problems.category': true,
  'exercise_work.language': true,
  'last_places.subject': true,
  'plans.days': true,
  'profiles.branch': true,
  'profiles.country': true,
  'profiles.degree': true,
  'release_tokens.rights': true,
};

/** The text of `tablesFile` for the tables that a migrated database has. */
export async function generateTables({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string' });
  const metadata = await dialect.introspector.introspect({
    // It reads the catalog, whose tables aren't ours.
    db: kysely as Kysely<never>,
    // pg-boss brings its own.
    excludePattern: 'jobs.*',
  });
  await addNamedValues(kysely, metadata);
  return serializeFromMetadata({
    metadata,
    dialect,
    typeOnlyImports: true,
    customImports: { JsonColumn: './column-types.ts', TextColumn: './column-types.ts' },
    overrides: { columns: Object.fromEntries(metadata.tables.flatMap(describedColumns)) },
  });
}

/** The columns of which `column-types.ts` says more than the database. */
function describedColumns({ name, columns }: TableMetadata): [string, ExpressionNode][] {
  return columns.flatMap((column) => {
    const key = `${name}.${column.name}`;
    const type = column.dataType.startsWith('json')
      ? 'JsonColumn'
      : key in TEXTS
        ? 'TextColumn'
        : null;
    if (type === null) return [];
    const described = new GenericExpressionNode(type, [new LiteralNode(key)]);
    const node = column.hasDefaultValue
      ? new GenericExpressionNode('Generated', [described])
      : described;
    return [[key, node] as [string, ExpressionNode]];
  });
}
