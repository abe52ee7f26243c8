import type { Home, RevisionList } from '@site/shared/contracts/practice';
import { asha, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import { buildDue, buildRevision } from '../features/revision/testing/build-revision.ts';
import { routes } from '../routes.tsx';

/** The address of a learner's schedule. */
export const schedulePath = `/v1/users/${asha.id}/revisions`;
/** The address to which grades for Two Sum are sent. */
export const reviews = `${schedulePath}/dsa-two-sum/reviews`;

export const twoSum = buildDue({ notes: 'A **map** of what is missing.' });
export const stairs = buildDue({
  unitId: 'dsa-stairs',
  name: 'Climbing Stairs',
  dueOn: '2026-11-20',
});
export const later = buildRevision({ unitId: 'dsa-3sum', name: '3Sum', dueOn: '2026-11-26' });

/** Two Sum and Climbing Stairs are due, 3Sum is next. */
export const list = (facts: Partial<RevisionList> = {}): RevisionList => ({
  today: '2026-11-21',
  dueCount: facts.due?.length ?? 2,
  due: [twoSum, stairs],
  next: [later],
  ...facts,
});

/** An API with that schedule. */
export const apiWith = (schedule: RevisionList = list()): FakeApi =>
  fakeApi().on('get', schedulePath, () => ({ status: 200, data: schedule }));

/** Opens Today, and waits for its heading. Without a plan, unless `home` has one. */
export async function openToday(
  api: FakeApi,
  session: typeof asha | null = asha,
  home: Partial<Home> = {},
) {
  api.on('get', '/v1/home', () => ({ status: 200, data: buildHome(home) }));
  const view = renderApp(routes, { path: '/roadmaps/today', api, session });
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  return view;
}

/** The problem to be graded. */
export const current = () => screen.findByRole('article');
export const gradeButton = (name: RegExp) => screen.getByRole('button', { name });
