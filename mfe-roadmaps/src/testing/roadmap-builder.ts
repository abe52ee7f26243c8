import type {
  CompanyFrequency,
  LearningUnit,
  RoadmapDetail,
  RoadmapSummary,
  Topic,
} from '@site/shared/contracts/practice';
import * as build from '@site/shared/testing';

/** The default problem in the tests of this remote: Two Sum in the topic Arrays of the DSA sheet. */
const twoSum = {
  id: 'dsa-two-sum',
  name: 'Two Sum',
  difficulty: 'easy',
  rating: 4,
  sequence_number: 1,
  problem_link: 'https://problems.example/two-sum',
  priority: 'high',
} as const;

const arrays = {
  id: 'dsa-arrays',
  title: 'Arrays',
  sequence_number: 1,
  description: 'Lists of values.',
} as const;

const dsaSheet = {
  description: 'Data structures and algorithms, in order.',
  companies: ['Google'],
};

export const buildUnit = (facts: Partial<LearningUnit> = {}): LearningUnit =>
  build.buildUnit({ ...twoSum, ...facts });

export const buildTopic = (facts: Partial<Topic> = {}): Topic =>
  build.buildTopic({ ...arrays, learning_units: [buildUnit()], ...facts });

export const buildRoadmap = (
  topics: Topic[] = [buildTopic()],
  facts: Partial<RoadmapDetail> = {},
): RoadmapDetail => build.buildRoadmap(topics, { ...dsaSheet, tags: ['dsa'], ...facts });

export const buildSummary = (facts: Partial<RoadmapSummary> = {}): RoadmapSummary =>
  build.buildRoadmapSummary({ ...dsaSheet, tags: ['arrays', 'graphs'], unit_count: 160, ...facts });

/** A company of a problem, as the sheet has it. */
export const buildCompany = (
  name: string,
  facts: Partial<CompanyFrequency> = {},
): CompanyFrequency => ({
  company: { name, slug: name.toLowerCase().replaceAll(' ', '-') },
  ...facts,
});
