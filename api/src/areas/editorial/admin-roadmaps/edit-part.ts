import { recordChange } from '../../../audit/index.ts';
import { alignProblems, saveRows, versionOf } from '../../../content/index.ts';
import { findAdminRoadmap } from './admin-roadmaps.repository.ts';
import { changedElsewhere, findPart, type RoadmapChange, roadmapOf } from './change.ts';
import { type Part, rowVersion, topicPart, unitPart } from './parts.ts';
import { requireLesson } from './require-lesson.ts';

export type Columns = Record<string, unknown>;

export async function editPart(
  made: RoadmapChange,
  part: Part,
  { id, version, form }: { id: string; version: string; form: Columns },
): Promise<string> {
  const { transaction, admin } = made;
  const row = await findPart(made, part, id);
  const roadmapId = await roadmapOf(made, part, row);
  const current = rowVersion(part, row);
  if (current === versionOf(form)) return roadmapId;
  if (current !== version) throw changedElsewhere(await findAdminRoadmap(transaction, roadmapId));
  const columns = { ...row.columns, ...part.columnsOf(form) };
  if (part === topicPart) await requireLesson(transaction, columns.lesson);
  await saveRows(transaction, part.table, [{ id, columns }]);
  if (part === unitPart) await alignProblems(transaction);
  await recordChange(transaction, admin, {
    action: `${part.noun}.change`,
    subject: id,
    ...differences(row.columns, columns),
  });
  return roadmapId;
}

function differences(before: Columns, after: Columns): { before: Columns; after: Columns } {
  const names = Object.keys(after).filter(
    (name) => versionOf({ value: before[name] }) !== versionOf({ value: after[name] }),
  );
  const of = (columns: Columns) =>
    Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
  return { before: of(before), after: of(after) };
}
