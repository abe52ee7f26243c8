import { mkdir, writeFile } from 'node:fs/promises';
import type { Workspace } from '../workspace.ts';

const verbs = ['Count', 'Design', 'Find', 'Merge', 'Reverse', 'Rotate', 'Search', 'Split'];
const nouns = ['Array', 'Graph', 'Heap', 'Interval', 'List', 'Matrix', 'Path', 'Queue', 'String'];
const things = [...nouns, 'Subsequence', 'Tree', 'Trie', 'Window'];
const companies = ['Adobe', 'Amazon', 'Apple', 'Bloomberg', 'Google', 'Meta', 'Microsoft'];
const difficulties = ['easy', 'medium', 'hard'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/**
 * Writes a roadmap that no learner would finish into the content of a workspace: its topics share the
 * problems evenly.
 */
export async function writeLargeRoadmap(
  workspace: Workspace,
  { id, topics, problems }: { id: string; topics: number; problems: number },
): Promise<void> {
  const folder = workspace.path(`api/content/roadmaps/${id}`);
  const each = problems / topics;
  await mkdir(`${folder}/topics`, { recursive: true });
  await writeFile(`${folder}/roadmap.json`, JSON.stringify(roadmapOf(id)));
  for (let topic = 0; topic < topics; topic += 1) {
    const units = Array.from({ length: each }, (_, index) => unitOf(id, topic * each + index));
    const content = { ...topicOf(id, topic), units };
    await writeFile(`${folder}/topics/${topic + 10}-topic.json`, JSON.stringify(content));
  }
}

const roadmapOf = (id: string) => ({
  id,
  title: `Large roadmap ${id}`,
  description: 'Many problems, to measure how a sheet of them is searched.',
  complexity: 'advanced',
  category: 'Measurements',
  tags: ['large'],
  illustrative: true,
  module: { id: `${id}-module`, title: 'Practice', description: 'All of them.' },
});

const topicOf = (id: string, topic: number) => ({
  id: `${id}-topic-${topic}`,
  title: `Topic ${topic + 1}`,
  description: 'A topic like the others.',
  sequence_number: topic + 1,
  type: 'topic',
  lesson: null,
});

const unitOf = (id: string, number: number) => ({
  id: `${id}-problem-${number}`,
  name: `${pick(verbs, number)} ${pick(things, number * 5)} ${number}`,
  difficulty: pick(difficulties, number),
  rating: 4,
  sequence_number: number + 1,
  problem_link: `https://problems.example/${number}`,
  article_link: null,
  video_link: null,
  companies: [0, 1, 2].map((rank) => ({
    name: pick(companies, number + rank * 2),
    frequency: 3 - rank,
  })),
  tags: ['large'],
  priority: 'medium',
  time_to_complete: 20,
});
