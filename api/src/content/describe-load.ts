import type { ContentTable } from './content.ts';
import { contentTables } from './content-rows.ts';
import type { LoadReport } from './load-content.ts';
import type { TablePlan } from './plan-load.ts';

const nouns: Record<ContentTable, string> = {
  roadmaps: 'roadmaps',
  topics: 'topics',
  learning_units: 'learning units',
  dsa_problems: 'DSA problems',
  comments: 'notes',
  sql_databases: 'SQL databases',
  sql_tasks: 'SQL tasks',
  javascript_tasks: 'JavaScript tasks',
  quizzes: 'quizzes',
  unit_texts: 'texts of units',
  mock_tests: 'mock tests',
  mock_interviews: 'mock interviews',
  article_categories: 'article categories',
  articles: 'articles',
  announcements: 'announcements',
  posts: 'posts',
};

/** The report in lines for a terminal: counts first, then each row that was retained, retired or returned. */
export function describeLoad(report: LoadReport): string[] {
  const changes = contentTables.flatMap((table) => counts(table, report[table]));
  return [
    changes.length === 0 ? 'Content is up to date.' : `Content loaded: ${changes.join('; ')}.`,
    ...contentTables.flatMap((table) => details(report[table])),
  ];
}

function counts(table: ContentTable, plan: TablePlan): string[] {
  const parts = [
    ['added', plan.added.length],
    ['changed', plan.changed.length],
    ['kept as edited', plan.kept.length],
    ['kept as deleted', plan.deleted.length],
    ['left out', plan.leftOut.length],
    ['retired', plan.retired.length],
    ['returned', plan.returned.length],
  ] as const;
  const present = parts.filter(([, count]) => count > 0).map(([verb, count]) => `${count} ${verb}`);
  return present.length === 0 ? [] : [`${nouns[table]}: ${present.join(', ')}`];
}

function details({ kept, deleted, leftOut, retired, returned }: TablePlan): string[] {
  return [
    ...kept.map(
      ({ id, edited }) => `  kept ${id}: edited since it was loaded (${edited.join(', ')})`,
    ),
    ...deleted.map((id) => `  kept ${id}: deleted in the admin area`),
    ...leftOut.map(
      ({ id, slug, holder }) => `  left out ${id}: its slug ${slug} belongs to ${holder}`,
    ),
    ...retired.map((id) => `  retired ${id}: no longer in the files`),
    ...returned.map((id) => `  returned ${id}: in the files again`),
  ];
}
