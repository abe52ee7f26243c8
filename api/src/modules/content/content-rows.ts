import type { AnnouncementFile, PostFile } from './news-files.ts';
import type { Content } from './read-content.ts';
import type { RoadmapFile, TopicFile, UnitContent } from './roadmap-file.ts';

export type ContentTable = 'roadmaps' | 'topics' | 'learning_units' | 'announcements' | 'posts';

/** One row as the files want it: the id and the columns that come from files. */
export interface ContentRow {
  id: string;
  columns: Record<string, unknown>;
}

/** In the order in which they refer to each other. */
export const contentTables: ContentTable[] = [
  'roadmaps',
  'topics',
  'learning_units',
  'announcements',
  'posts',
];

/** The files as rows of the tables. */
export function rowsOf({
  roadmaps,
  announcements,
  posts,
}: Content): Record<ContentTable, ContentRow[]> {
  return {
    roadmaps: roadmaps.map(({ roadmap }) => roadmapRow(roadmap)),
    topics: roadmaps.flatMap(({ roadmap, topics }) =>
      topics.map((topic) => topicRow(topic, roadmap.id)),
    ),
    learning_units: roadmaps.flatMap(({ topics }) =>
      topics.flatMap((topic) => topic.units.map((unit) => unitRow(unit, topic.id))),
    ),
    announcements: announcements.map(textRow),
    posts: posts.map(textRow),
  };
}

function roadmapRow({ id, module, ...facts }: RoadmapFile): ContentRow {
  const moduleColumns = {
    module_id: module.id,
    module_title: module.title,
    module_description: module.description,
  };
  return { id, columns: { ...facts, ...moduleColumns } };
}

function topicRow({ id, units: _units, ...facts }: TopicFile, roadmapId: string): ContentRow {
  return { id, columns: { ...facts, roadmap_id: roadmapId } };
}

function unitRow({ id, ...facts }: UnitContent, topicId: string): ContentRow {
  return { id, columns: { ...facts, topic_id: topicId } };
}

function textRow({ id, paragraphs, ...facts }: AnnouncementFile | PostFile): ContentRow {
  return { id: String(id), columns: { ...facts, body: paragraphs } };
}
