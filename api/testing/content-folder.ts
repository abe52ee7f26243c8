import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder of content files that a test writes as it needs them. */
export interface ContentFolder {
  folder: string;
  /** Writes a file below `roadmaps/`: an object as JSON with two blanks, a text as it is. Answers its path. */
  write(name: string, content: object | string): string;
  remove(name: string): void;
  dispose(): void;
}

const kinds = ['roadmaps', 'dsa-problems', 'dsa-support', 'articles', 'announcements', 'posts'];

export function createContentFolder(): ContentFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const kind of kinds) mkdirSync(path.join(folder, kind));
  const at = (name: string) => path.join(folder, 'roadmaps', name);
  return {
    folder,
    write: (name, content) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
      return at(name);
    },
    remove: (name) => rmSync(at(name), { recursive: true }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Content of `roadmap.json`, as small as it may be. */
export const roadmapContent = (id: string, changes: object = {}) => ({
  id,
  title: `Roadmap ${id}`,
  description: 'What to learn, and in which order.',
  complexity: 'beginner',
  category: 'Testing',
  tags: ['practice'],
  illustrative: true,
  module: { id: `${id}-module`, title: 'Core', description: 'The core of it.' },
  ...changes,
});

/** Content of a topic file. */
export const topicContent = (id: string, units: object[], changes: object = {}) => ({
  id,
  title: `Topic ${id}`,
  description: 'What this topic teaches.',
  sequence_number: 1,
  type: 'topic',
  units,
  ...changes,
});

/** Content of one learning unit within a topic file. */
export const unitContent = (id: string, changes: object = {}) => ({
  id,
  name: `Problem ${id}`,
  difficulty: 'easy',
  rating: 4.5,
  sequence_number: 1,
  problem_link: 'https://example.org/problem',
  article_link: null,
  video_link: null,
  companies: [{ name: 'Google', frequency: 3 }],
  tags: ['array'],
  priority: 'high',
  time_to_complete: 20,
  ...changes,
});

/** Content of a DSA problem's `problem.json`; its unit must be among the units. */
export const problemContent = (slug: string, changes: object = {}) => ({
  id: slug,
  slug,
  title: `Problem ${slug}`,
  category: 'Hash Table',
  difficulty: 'easy',
  unit_id: `web-${slug}`,
  sequence_number: 10,
  description: ['Find what is asked for.', 'Answer `-1` where there is none.'],
  example: { input: 'values = [1, 2]', output: '3' },
  follow_up: 'Is there a one-pass algorithm in constant space?',
  hints: ['What is asked for?', 'No structure is needed.', 'Add one value after the other.'],
  support: null,
  explanation: {
    title: 'Add as you go',
    content: ['Each value is looked at once.'],
    key_insight: 'A sum needs no list.',
    steps: ['Start with 0.', 'Add each value.'],
  },
  complexity: {
    time: 'O(n)',
    space: 'O(1)',
    time_description: 'Each value is added once.',
    space_description: 'Only the sum is kept.',
  },
  comments: [
    { label: 'Common mistake', content: 'Sorting it first.', written_at: '2026-10-03T09:30:00Z' },
    { label: 'Alternative', content: 'Let `sum` do it.', written_at: '2026-10-04T09:30:00Z' },
  ],
  ...changes,
});

export const problemListing =
  'def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))\n';

export const problemStarter =
  'def total(values):\n    """Return the sum of the values."""\n\n\nprint(total([1, 2]))\n';

/** The last of the cases refuses it. */
export const problemNaive = 'def total(values):\n    return min(len(values), 4)\n';

export const problemCases = [0, 1, 2, 3, 4, 5].map((count) => ({
  name: `${count} values`,
  input: `total([1] * ${count})`,
  expected: String(count),
}));

/** Writes a DSA problem's files. */
export function writeProblem(content: ContentFolder, slug: string, changes: object = {}): void {
  content.write(`../dsa-problems/${slug}/problem.json`, problemContent(slug, changes));
  content.write(`../dsa-problems/${slug}/solution.py`, problemListing);
  content.write(`../dsa-problems/${slug}/starter.py`, problemStarter);
  content.write(`../dsa-problems/${slug}/naive.py`, problemNaive);
  content.write(`../dsa-problems/${slug}/cases.json`, problemCases);
}
