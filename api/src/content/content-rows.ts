import { createHash } from 'node:crypto';
import type {
  ProblemFile,
  RoadmapFile,
  TopicFile,
  UnitContent,
} from '@site/shared/contracts/practice';
import type { ProblemContent } from '../database/stored-problem.ts';
import { describeHtml } from '../html/text.ts';
import { articleRow, categoryRows } from './article-rows.ts';
import type {
  Content,
  ContentRow,
  ContentTable,
  JavaScriptTaskContent,
  MockInterviewContent,
  MockTestContent,
  QuizContent,
  RoadmapContent,
  SqlDatabaseContent,
  SqlTaskContent,
  UnitTextContent,
} from './content.ts';
import type { AnnouncementFile, PostFile } from './news-files.ts';

/** In the order in which they refer to each other. */
export const contentTables: ContentTable[] = [
  'roadmaps',
  'topics',
  'learning_units',
  'dsa_problems',
  'comments',
  'sql_databases',
  'sql_tasks',
  'javascript_tasks',
  'quizzes',
  'unit_texts',
  'mock_tests',
  'mock_interviews',
  'article_categories',
  'articles',
  'announcements',
  'posts',
];

/** The files as rows of the tables. */
export function rowsOf({
  roadmaps,
  problems,
  sqlDatabases,
  sqlTasks,
  javascriptTasks,
  quizzes,
  unitTexts,
  mockTests,
  mockInterviews,
  categories,
  articles,
  announcements,
  posts,
}: Content): Record<ContentTable, ContentRow[]> {
  return {
    ...practiceRows(roadmaps),
    dsa_problems: problems.map(problemRow),
    comments: problems.flatMap(({ problem }) => noteRows(problem)),
    sql_databases: sqlDatabases.map(sqlDatabaseRow),
    sql_tasks: sqlTasks.map(sqlTaskRow),
    javascript_tasks: javascriptTasks.map(javascriptTaskRow),
    quizzes: quizzes.map(quizRow),
    unit_texts: unitTexts.map(unitTextRow),
    mock_tests: mockTests.map(mockTestRow),
    mock_interviews: mockInterviews.map(mockInterviewRow),
    article_categories: categoryRows(categories),
    articles: articles.map(articleRow),
    announcements: announcements.map(textRow),
    posts: posts.map(textRow),
  };
}

/** Roadmaps with everything in them as rows. */
export const practiceRows = (roadmaps: RoadmapContent[]) => ({
  roadmaps: roadmaps.map(({ roadmap }) => roadmapRow(roadmap)),
  topics: roadmaps.flatMap(({ roadmap, topics }) =>
    topics.map((topic) => topicRow(topic, roadmap.id)),
  ),
  learning_units: roadmaps.flatMap(({ topics }) =>
    topics.flatMap((topic) => topic.units.map((unit) => unitRow(unit, topic.id))),
  ),
});

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

export function problemRow({ problem, picture, ...python }: ProblemContent): ContentRow {
  const { id, comments: _, description, follow_up, explanation, complexity, ...facts } = problem;
  const columns = {
    ...facts,
    ...python,
    description: description.join('\n\n'),
    follow_up: follow_up.question,
    follow_up_answer: follow_up.answer,
    support_name: problem.support,
    explanation: {
      title: explanation.title,
      content: explanation.content.join('\n\n'),
      keyInsight: explanation.key_insight,
      steps: explanation.steps,
      ...(picture && { picture }),
    },
    complexity: {
      time: complexity.time,
      space: complexity.space,
      timeDescription: complexity.time_description,
      spaceDescription: complexity.space_description,
    },
  };
  return { id, columns };
}

function textRow({ id, paragraphs, ...facts }: AnnouncementFile | PostFile): ContentRow {
  return { id: String(id), columns: { ...facts, body: paragraphs } };
}

function javascriptTaskRow({
  id,
  task: { description, explanation, ...facts },
  ...listings
}: JavaScriptTaskContent): ContentRow {
  const columns = {
    ...facts,
    ...listings,
    description: description.join('\n\n'),
    explanation: explanation.join('\n\n'),
  };
  return { id, columns };
}

export const quizRow = ({ id, quiz }: QuizContent): ContentRow => ({ id, columns: quiz });

export const unitTextRow = ({ id, source, facts, body }: UnitTextContent): ContentRow => ({
  id,
  columns: {
    source,
    description: describeHtml(body.content),
    content: body.content,
    table_of_contents: body.tableOfContents,
    reading_time_minutes: body.readingMinutes,
    ...facts,
  },
});

const sqlDatabaseRow = ({ id, database, rows, hiddenRows }: SqlDatabaseContent): ContentRow => ({
  id,
  columns: { ...database, rows, hidden_rows: hiddenRows },
});

function sqlTaskRow({ id, task, solution, check }: SqlTaskContent): ContentRow {
  const { database, description, explanation, mysql, ...facts } = task;
  const columns = {
    ...facts,
    database_id: database,
    description: description.join('\n\n'),
    explanation: explanation.join('\n\n'),
    mysql: mysql?.join('\n\n') ?? null,
    check_query: check,
    solution,
  };
  return { id, columns };
}

export const mockTestRow = ({ id, test }: MockTestContent): ContentRow => ({
  id,
  columns: { ...test },
});

export const mockInterviewRow = ({ id, interview }: MockInterviewContent): ContentRow => ({
  id,
  columns: { ...interview },
});

/** The editors' notes with which the discussion of a problem starts. */
export const noteRows = ({ id, comments }: ProblemFile): ContentRow[] =>
  comments.map(({ label, content, written_at }) => {
    const subject = `dsa-problem:${id}`;
    return {
      id: stableId(`${subject} ${label}`),
      columns: { subject, label, content, created_at: written_at },
    };
  });

/** The same UUID (version 8) for the same name: by problem and label, so that their order may change. */
function stableId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
