import type { NewRoadmapRequest, TopicForm, UnitForm } from '@site/shared/contracts';
import { recordChange } from '../../../audit/index.ts';
import {
  type ContentRow,
  decideRetirement,
  findTakenIds,
  saveRows,
  takeId,
} from '../../../content/index.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findPart, type RoadmapChange, roadmapOf } from './change.ts';
import { type Part, roadmapPart, topicPart, unitPart } from './parts.ts';
import { placeLast } from './place-last.ts';
import { requireLesson } from './require-lesson.ts';

export async function createRoadmap(
  { transaction, admin }: RoadmapChange,
  { id, module, ...facts }: NewRoadmapRequest,
): Promise<string> {
  const taken = await findTakenIds(transaction);
  if (taken.has(id)) {
    const message = `${id} is already taken. Ids are never reused, even after something is retired.`;
    throw new DomainError(409, 'id-taken', message, { id: message });
  }
  const columns = {
    ...roadmapPart.columnsOf({ ...facts, module }),
    module_id: takeId(id, 'module', taken),
  };
  await saveRows(transaction, 'roadmaps', [{ id, columns }]);
  await decideRetirement(transaction, 'roadmaps', [id], true);
  await recordChange(transaction, admin, {
    action: 'roadmap.create',
    subject: id,
    before: null,
    after: columns,
  });
  return id;
}

export async function addTopic(
  made: RoadmapChange,
  roadmapId: string,
  form: TopicForm,
): Promise<string> {
  await findPart(made, roadmapPart, roadmapId);
  await requireLesson(made.transaction, form.lesson);
  const taken = await findTakenIds(made.transaction);
  const id = takeId(`${roadmapId}-topic`, form.title, taken);
  const columns = { ...form, roadmap_id: roadmapId, type: 'topic' };
  return addPart(made, topicPart, { row: { id, columns }, roadmapId });
}

export async function addUnit(
  made: RoadmapChange,
  topicId: string,
  form: UnitForm,
): Promise<string> {
  const roadmapId = await roadmapOf(made, topicPart, await findPart(made, topicPart, topicId));
  const taken = await findTakenIds(made.transaction);
  const id = takeId(roadmapId, form.name, taken);
  const columns = { ...form, topic_id: topicId, solution_link: '#' };
  return addPart(made, unitPart, { row: { id, columns }, roadmapId });
}

async function addPart(
  made: RoadmapChange,
  part: Part,
  { row, roadmapId }: { row: ContentRow; roadmapId: string },
): Promise<string> {
  await placeLast(made, part, { row, roadmapId });
  await recordChange(made.transaction, made.admin, {
    action: `${part.noun}.create`,
    subject: row.id,
    before: null,
    after: row.columns,
  });
  return roadmapId;
}
