import type { AdminRoadmap, AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';

const version = '0123456789abcdef';

export const unit = (id: string, changes: Partial<AdminUnit> = {}): AdminUnit => ({
  id,
  version,
  retired: false,
  origin: 'files',
  name: id,
  difficulty: 'easy',
  rating: null,
  problem_link: null,
  article_link: null,
  video_link: null,
  companies: [],
  tags: [],
  priority: 'medium',
  time_to_complete: 30,
  dsaProblem: null,
  exercise: null,
  ...changes,
});

export const topic = (id: string, units: AdminUnit[]): AdminTopic => ({
  id,
  version,
  retired: false,
  origin: 'files',
  title: id,
  description: `About ${id}.`,
  lesson: null,
  units,
});

export const roadmap = (changes: Partial<AdminRoadmap> = {}): AdminRoadmap => ({
  id: 'sheet',
  version,
  retired: false,
  origin: 'site',
  title: 'The sheet',
  description: 'Problems to practise.',
  category: 'Practice sheets',
  complexity: 'beginner',
  tags: ['arrays'],
  illustrative: false,
  counted_as: 'problem',
  module: { title: 'All of it', description: 'Everything.' },
  orderVersion: version,
  topics: [topic('Arrays', [unit('Two Sum'), unit('Three Sum')]), topic('Graphs', [])],
  ...changes,
});
