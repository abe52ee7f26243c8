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

export function createContentFolder(): ContentFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const kind of ['roadmaps', 'announcements', 'posts']) mkdirSync(path.join(folder, kind));
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
