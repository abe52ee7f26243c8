import type { LearningUnit, RoadmapDetail, RoadmapSummary, Topic } from '@site/shared/contracts';

/** Builders for tests: a complete answer of the API, of which a test states only what matters to it. */
export function buildUnit(facts: Partial<LearningUnit> = {}): LearningUnit {
  return {
    id: 'dsa-two-sum',
    name: 'Two Sum',
    difficulty: 'easy',
    rating: 4,
    sequence_number: 1,
    problem_link: 'https://problems.example/two-sum',
    article_link: null,
    video_link: null,
    solution_link: '#',
    company_learning_unit_frequencies: [],
    tags: [],
    time_to_complete: 20,
    priority: 'high',
    progress: { completed: false, bookmarked: false, notes: '' },
    ...facts,
  };
}

export function buildTopic(facts: Partial<Topic> = {}): Topic {
  return {
    id: 'dsa-arrays',
    title: 'Arrays',
    sequence_number: 1,
    description: 'Lists of values.',
    type: 'topic',
    learning_units: [buildUnit()],
    ...facts,
  };
}

export function buildRoadmap(
  topics: Topic[] = [buildTopic()],
  facts: Partial<RoadmapDetail> = {},
): RoadmapDetail {
  return {
    id: 'dsa',
    title: 'DSA Sheet',
    description: 'Data structures and algorithms, in order.',
    complexity: 'intermediate',
    category: 'Interview preparation',
    companies: ['Google'],
    tags: ['dsa'],
    illustrative: true,
    modules: [
      {
        id: 'dsa-practice',
        title: 'Practice',
        description: '',
        sub_modules: { topics, projects: [], problems: [] },
      },
    ],
    ...facts,
  };
}

export function buildSummary(facts: Partial<RoadmapSummary> = {}): RoadmapSummary {
  return {
    id: 'dsa',
    title: 'DSA Sheet',
    description: 'Data structures and algorithms, in order.',
    complexity: 'intermediate',
    category: 'Interview preparation',
    companies: ['Google'],
    tags: ['arrays', 'graphs'],
    topic_count: 18,
    unit_count: 160,
    completed_units: 0,
    ...facts,
  };
}
