import type { TopicFile } from '@site/shared/contracts/practice';
import type { RoadmapFolder } from './content.ts';
import { type ContentFile, type Mistake, mistakeAt } from './content-files.ts';
import type { JsonPath } from './json-document.ts';

/** One value of one file that is compared with values elsewhere. */
interface Occurrence<T> {
  value: T;
  source: ContentFile<unknown>;
  path: JsonPath;
}

/**
 * What no single file can show: ids unique over everything, order unique in each list, ids that say where they
 * belong, and lessons that exist.
 * @param articles the slugs of all articles; null if they aren't known
 */
export function checkTogether(
  folders: RoadmapFolder[],
  articles: ReadonlySet<string> | null,
): Mistake[] {
  const topics = folders.flatMap((folder) => folder.topics);
  return [
    ...folders.flatMap(misnamed),
    ...repeated(folders.flatMap(ids), 'ids are unique over all files'),
    ...folders.flatMap((folder) =>
      repeated(folder.topics.map(topicNumber), 'numbers are unique among the topics of a roadmap'),
    ),
    ...topics
      .flatMap(lesson)
      .filter(({ value }) => articles && !articles.has(value))
      .map((found) => mistakeAt(found.source, found.path, `names no article: ${found.value}`)),
    ...topics.flatMap((topic) =>
      repeated(unitNumbers(topic), 'numbers are unique among the units of a topic'),
    ),
  ];
}

function misnamed(folder: RoadmapFolder): Mistake[] {
  const { name, roadmap, topics } = folder;
  const root = roadmap ? [occurrence(roadmap.content.id, roadmap, ['id'])] : [];
  return [
    ...root
      .filter(({ value }) => value !== name)
      .map((found) =>
        mistakeAt(found.source, found.path, `must be the name of its folder, ${name}`),
      ),
    ...topics
      .flatMap(topicIds)
      .filter(({ value }) => !value.startsWith(`${name}-`))
      .map((found) =>
        mistakeAt(found.source, found.path, `must start with ${name}-, the roadmap it belongs to`),
      ),
  ];
}

/** Every occurrence of a value but the first is a mistake; the message names the first. */
function repeated<T extends string | number>(
  occurrences: Occurrence<T>[],
  rule: string,
): Mistake[] {
  const first = new Map<T, Occurrence<T>>();
  return occurrences.flatMap((found) => {
    const before = first.get(found.value);
    if (!before) {
      first.set(found.value, found);
      return [];
    }
    const where = `${before.source.file}:${before.source.document.lineOf(before.path)}`;
    return [
      mistakeAt(found.source, found.path, `${found.value} is already used at ${where}; ${rule}`),
    ];
  });
}

function ids({ roadmap, topics }: RoadmapFolder): Occurrence<string>[] {
  const root = roadmap
    ? [
        occurrence(roadmap.content.id, roadmap, ['id']),
        occurrence(roadmap.content.module.id, roadmap, ['module', 'id']),
      ]
    : [];
  return [...root, ...topics.flatMap(topicIds)];
}

function topicIds(topic: ContentFile<TopicFile>): Occurrence<string>[] {
  const units = topic.content.units.map(({ id }, index) =>
    occurrence(id, topic, ['units', index, 'id']),
  );
  return [occurrence(topic.content.id, topic, ['id']), ...units];
}

function topicNumber(topic: ContentFile<TopicFile>): Occurrence<number> {
  return occurrence(topic.content.sequence_number, topic, ['sequence_number']);
}

function lesson(topic: ContentFile<TopicFile>): Occurrence<string>[] {
  const slug = topic.content.lesson;
  return slug === null ? [] : [occurrence(slug, topic, ['lesson'])];
}

function unitNumbers(topic: ContentFile<TopicFile>): Occurrence<number>[] {
  return topic.content.units.map((unit, index) =>
    occurrence(unit.sequence_number, topic, ['units', index, 'sequence_number']),
  );
}

function occurrence<T>(value: T, source: ContentFile<unknown>, path: JsonPath): Occurrence<T> {
  return { value, source, path };
}
