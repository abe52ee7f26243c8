import type { Account } from '../contracts/identity/index.ts';
import type {
  LearningUnit,
  Progress,
  RoadmapDetail,
  RoadmapSummary,
  Topic,
} from '../contracts/practice/index.ts';
import { asha } from './people.ts';

/** A person's account, as GET /v1/auth/me returns it. */
export const buildAccount = (facts: Partial<Account> = {}): Account => ({
  ...asha,
  email: 'asha@example.com',
  emailVerified: true,
  phone: null,
  hasPassword: true,
  providers: [],
  hasPlan: false,
  ...facts,
});

/**
 * The response to a change of a problem's progress.
 * @param patch what was sent; anything that is not given is untouched
 */
export const buildProgress = (patch: unknown = {}): Progress => ({
  completed: false,
  bookmarked: false,
  notes: '',
  ...(patch as Partial<Progress>),
});

let built = 0;
const next = () => ++built;

/** A problem without any progress. */
export function buildUnit(facts: Partial<LearningUnit> = {}): LearningUnit {
  const number = next();
  return {
    id: `unit-${number}`,
    name: `Problem ${number}`,
    difficulty: 'medium',
    rating: null,
    sequence_number: number,
    problem_link: `https://judge.example/problems/${number}`,
    article_link: null,
    video_link: null,
    solution_link: '#',
    company_learning_unit_frequencies: [],
    tags: [],
    time_to_complete: 20,
    priority: 'medium',
    progress: { completed: false, bookmarked: false, notes: '' },
    ...facts,
  };
}

export function buildTopic(facts: Partial<Topic> = {}): Topic {
  const number = next();
  return {
    id: `topic-${number}`,
    title: `Topic ${number}`,
    sequence_number: number,
    description: `What topic ${number} is about.`,
    type: 'topic',
    lesson: null,
    learning_units: [],
    ...facts,
  };
}

const roadmapFacts = {
  id: 'dsa',
  title: 'DSA Sheet',
  description: 'Data structures and algorithms, step by step.',
  complexity: 'intermediate',
  category: 'Interview preparation',
  companies: [],
  tags: [],
  counted_as: 'problem',
} as const;

/** A roadmap with the topics in its first module. */
export function buildRoadmap(topics: Topic[], facts: Partial<RoadmapDetail> = {}): RoadmapDetail {
  const module = {
    id: 'dsa-module',
    title: 'Problems',
    description: 'All problems.',
    sub_modules: { topics, projects: [], problems: [] },
  };
  return {
    ...roadmapFacts,
    companies: [],
    tags: [],
    illustrative: true,
    modules: [module],
    ...facts,
  };
}

export const buildRoadmapSummary = (facts: Partial<RoadmapSummary> = {}): RoadmapSummary => ({
  ...roadmapFacts,
  companies: [],
  tags: [],
  topic_count: 18,
  unit_count: 200,
  completed_units: 0,
  ...facts,
});
