import type {
  DsaCase,
  ProblemFile,
  RoadmapFile,
  TopicFile,
  UnitContent,
} from '@site/shared/contracts/practice';
import type { Kysely, Selectable } from 'kysely';
import type { ProblemContent, StoredCase } from '../database/stored-problem.ts';
import type { DB, DsaProblems, LearningUnits, Roadmaps, Topics } from '../database/tables.ts';
import type { RoadmapContent } from './content.ts';

type RoadmapRow = Selectable<Roadmaps>;
type TopicRow = Selectable<Topics>;
type UnitRow = Selectable<LearningUnits>;
type ProblemRow = Selectable<DsaProblems>;

/** A roadmap of the database as content files have it, without what is retired in it. */
export interface StoredRoadmap extends RoadmapContent {
  /** The roadmap itself. */
  retired: boolean;
}

export async function findRoadmapContents(kysely: Kysely<DB>): Promise<StoredRoadmap[]> {
  const roadmaps = await kysely.selectFrom('roadmaps').selectAll().orderBy('id').execute();
  const topics = await kysely
    .selectFrom('topics')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
  const units = await kysely
    .selectFrom('learning_units')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
  const topicFile = (topic: TopicRow): TopicFile => ({
    id: topic.id,
    title: topic.title,
    description: topic.description,
    lesson: topic.lesson,
    sequence_number: topic.sequence_number,
    type: 'topic',
    units: units.filter((unit) => unit.topic_id === topic.id).map(unitContent),
  });
  return roadmaps.map((row) => ({
    roadmap: roadmapFile(row),
    topics: topics.filter((topic) => topic.roadmap_id === row.id).map(topicFile),
    retired: row.retired_at !== null,
  }));
}

const roadmapFile = (row: RoadmapRow): RoadmapFile => ({
  id: row.id,
  title: row.title,
  description: row.description,
  complexity: row.complexity,
  category: row.category,
  tags: row.tags,
  illustrative: row.illustrative,
  counted_as: row.counted_as,
  module: { id: row.module_id, title: row.module_title, description: row.module_description },
});

const unitContent = (row: UnitRow): UnitContent => ({
  id: row.id,
  name: row.name,
  difficulty: row.difficulty,
  rating: row.rating,
  sequence_number: row.sequence_number,
  problem_link: row.problem_link,
  article_link: row.article_link,
  video_link: row.video_link,
  solution_link: '#',
  companies: row.companies,
  tags: row.tags,
  priority: row.priority,
  time_to_complete: row.time_to_complete,
});

/** A DSA problem of the database as content files have it. */
export interface StoredProblem extends ProblemContent {
  retired: boolean;
}

/** Every problem that was ever published, in the order of ids. */
export async function findProblemContents(kysely: Kysely<DB>): Promise<StoredProblem[]> {
  const rows = await kysely.selectFrom('dsa_problems').selectAll().orderBy('id').execute();
  const comments = await findNotes(kysely);
  return rows.map((row) => ({
    ...problemContent(row, comments.get(row.id) ?? []),
    retired: row.retired_at !== null,
  }));
}

const problemContent = (
  row: ProblemRow,
  comments: ProblemFile['comments'] = [],
): ProblemContent => ({
  problem: {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    difficulty: row.difficulty,
    unit_id: row.unit_id,
    sequence_number: row.sequence_number,
    description: row.description.split('\n\n'),
    example: { input: row.example.input, output: row.example.output },
    follow_up: { question: row.follow_up, answer: row.follow_up_answer },
    hints: row.hints,
    support: row.support_name,
    explanation: {
      title: row.explanation.title,
      content: row.explanation.content.split('\n\n'),
      key_insight: row.explanation.keyInsight,
      steps: row.explanation.steps,
    },
    complexity: {
      time: row.complexity.time,
      space: row.complexity.space,
      time_description: row.complexity.timeDescription,
      space_description: row.complexity.spaceDescription,
    },
    input_size: row.input_size,
    // Files hold two, or none: if one was deleted, the other stays on the site alone.
    comments: comments.length === 2 ? comments : [],
    reviewed: row.reviewed,
  },
  code: row.code,
  starter: row.starter,
  naive: row.naive,
  generator: row.generator,
  support: row.support,
  cases: row.cases.map(storedCase),
  javascript: row.javascript,
  approaches: row.approaches,
  compiled: row.compiled,
  picture: row.explanation.picture ?? null,
});

/** One that was stored before there were hidden cases isn't. */
export const storedCase = ({ name, input, expected, hidden = false }: StoredCase): DsaCase => ({
  name,
  input,
  expected,
  hidden,
});

/** By the id of their problem. */
async function findNotes(kysely: Kysely<DB>) {
  const rows = await kysely
    .selectFrom('comments')
    .select(['subject', 'label', 'content', 'created_at'])
    .where('subject', 'like', 'dsa-problem:%')
    .where('label', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found = new Map<string, ProblemFile['comments']>();
  for (const { subject, label, content, created_at } of rows) {
    if (label === null) continue;
    const id = subject.slice('dsa-problem:'.length);
    const comment = {
      label,
      content,
      written_at: created_at.toISOString().replace('.000Z', 'Z'),
    };
    found.set(id, [...(found.get(id) ?? []), comment]);
  }
  return found;
}
