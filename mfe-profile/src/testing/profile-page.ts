import type { Profile, PublicProfile } from '@site/shared/contracts/identity';
import type {
  Activity,
  ProgressByRoadmap,
  RevisionList,
  RoadmapProgress,
  SavedUnit,
  SavedUnitPage,
} from '@site/shared/contracts/practice';
import { asha, buildAccount, type FakeApi, fakeApi } from '@site/shared/testing';

const none = { completed: 0, total: 0 };

const roadmapProgress = (facts: Partial<RoadmapProgress>): RoadmapProgress => ({
  id: 'dsa',
  title: 'DSA Sheet',
  counted_as: 'problem',
  all: none,
  easy: none,
  medium: none,
  hard: none,
  ...facts,
});

export const progress: ProgressByRoadmap = {
  all: { completed: 75, total: 250 },
  easy: { completed: 50, total: 100 },
  medium: { completed: 25, total: 100 },
  hard: { completed: 0, total: 50 },
  roadmaps: [
    roadmapProgress({
      id: 'sql',
      title: 'SQL',
      counted_as: 'unit',
      all: { completed: 0, total: 50 },
      easy: { completed: 0, total: 50 },
    }),
    roadmapProgress({
      all: { completed: 75, total: 200 },
      easy: { completed: 50, total: 50 },
      medium: { completed: 25, total: 100 },
      hard: { completed: 0, total: 50 },
      topics: [
        { title: 'Arrays', completed: 13, total: 13 },
        { title: 'Graphs', completed: 0, total: 20 },
      ],
    }),
  ],
};

export const ownProfile: Profile = {
  basicInfo: {
    version: '0123456789abcdef',
    firstName: 'Asha',
    lastName: 'Rao',
    bio: 'Graphs and tea.',
    country: 'India',
    college: 'IIT Madras',
    degree: "Bachelor's",
    branch: 'CSE',
    graduationYear: 2026,
  },
  socials: {
    version: '0123456789abcdef',
    linkedin: 'https://www.linkedin.com/in/asha-rao',
    twitter: '',
    website: 'https://asha.example.org',
    resume: '',
  },
  visibility: { version: '0123456789abcdef', visibility: 'private' },
  mails: { version: '0123456789abcdef', replies: false, news: false },
  revision: { version: '0123456789abcdef', automatic: true },
  handle: { version: '0123456789abcdef', handle: 'asha-rao' },
  phone: { version: '0123456789abcdef', phone: '' },
  email: buildAccount().email,
  avatarUrl: null,
};

export const activityOfAsha: Activity = {
  from: '2025-11-23',
  today: '2026-11-22',
  days: { '2026-11-20': 1, '2026-11-21': 12, '2026-11-22': 4 },
  streak: { current: 3, longest: 9 },
  recent: [
    {
      unitId: 'dsa-two-sum',
      name: 'Two Sum',
      difficulty: 'easy',
      roadmap: { id: 'dsa', title: 'DSA Sheet' },
      solvedOn: '2026-11-21',
    },
  ],
};

export const savedUnit = (facts: Partial<SavedUnit>): SavedUnit => ({
  unitId: 'dsa-two-sum',
  name: 'Two Sum',
  difficulty: 'easy',
  topic: 'Arrays',
  roadmap: { id: 'dsa', title: 'DSA Sheet' },
  completed: false,
  bookmarked: true,
  notes: '',
  changedAt: '2026-11-20T10:00:00.000Z',
  path: '/roadmaps/dsa?problem=dsa-two-sum',
  ...facts,
});

export const savedPage = (items: SavedUnit[], facts: Partial<SavedUnitPage> = {}) => ({
  items,
  total: items.length,
  next: null,
  ...facts,
});

export const nothingScheduled: RevisionList = {
  today: '2026-11-22',
  dueCount: 0,
  due: [],
  next: [],
};

export const publicProfileOfAsha: PublicProfile = {
  handle: 'asha-rao',
  name: 'Asha Rao',
  avatarUrl: null,
  bio: 'Graphs and tea.',
  country: 'India',
  college: 'IIT Madras',
  degree: "Bachelor's",
  branch: 'CSE',
  graduationYear: 2026,
  socials: {
    linkedin: 'https://www.linkedin.com/in/asha-rao',
    twitter: '',
    website: '',
    resume: '',
  },
  memberSince: '2025-03-01',
  progress: { ...progress, roadmaps: progress.roadmaps.slice(1) },
  streak: { current: 3, longest: 9 },
  own: false,
  public: true,
};

export const revisionsPath = `/v1/users/${asha.id}/revisions`;

/** The API's responses to Asha for each part of her profile. */
export const apiOfAsha = (): FakeApi =>
  fakeApi()
    .on('get', '/v1/auth/me', () => ({ status: 200, data: buildAccount() }))
    .on('get', '/v1/profile', () => ({ status: 200, data: ownProfile }))
    .on('get', '/v1/profile/progress', () => ({ status: 200, data: progress }))
    .on('get', '/v1/profile/activity', () => ({ status: 200, data: activityOfAsha }))
    .on('get', '/v1/profile/saved', () => ({ status: 200, data: savedPage([]) }))
    .on('get', revisionsPath, () => ({ status: 200, data: nothingScheduled }));
