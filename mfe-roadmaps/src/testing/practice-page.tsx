import { asha, type FakeAnswer, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildRoadmap, buildTopic, buildUnit } from './roadmap-builder.ts';

/** Where a learner's progress in a problem is saved. */
export const patchPath = (unitId: string) => `/v1/users/${asha.id}/learning-units/${unitId}`;
export const saved = { status: 200, data: {} };

/** One topic with Two Sum and 3Sum, which nobody has touched. */
export const smallSheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit(),
      buildUnit({
        id: 'dsa-3sum',
        name: '3Sum',
        difficulty: 'medium',
        sequence_number: 2,
        company_learning_unit_frequencies: [{ company: { name: 'Company of 3Sum' }, frequency: 1 }],
      }),
    ],
  }),
]);

/** Where the days are on which completed problems come back. */
export const daysPath = `/v1/users/${asha.id}/revisions/days`;
export const nothingScheduled = { today: '2026-11-21', dueCount: 0, units: {} };

/** An API that has the sheet under its default address, and nothing on the schedule. */
export const answering = (roadmap: unknown = smallSheet): FakeApi =>
  fakeApi()
    .on('get', '/v1/roadmaps/dsa', () => ({ status: 200, data: roadmap }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }));

/** Opens the practice page, and waits for the problems. */
export async function openSheet(
  api: FakeApi,
  { session = asha, path = '/roadmaps/dsa' }: { session?: typeof asha | null; path?: string } = {},
) {
  const view = renderApp(routes, { path, api, session });
  await screen.findByRole('table');
  return view;
}

export const check = (name: string) =>
  screen.getByRole('checkbox', { name: `Mark ${name} complete` });
export const bookmark = (name: string) => screen.getByRole('button', { name: `Bookmark ${name}` });
/** The total of the summary, such as 1/2. */
export const completed = () =>
  within(screen.getByRole('region', { name: 'Your progress' })).getAllByRole('definition')[0];

/** Answers calls in the order and at the time the test says. */
export function heldAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return {
    handler: () => new Promise<FakeAnswer>((resolve) => void waiting.push(resolve)),
    waiting,
    answer: (answer: FakeAnswer) => act(async () => waiting.shift()?.(answer)),
  };
}
