import {
  asha,
  buildProgress,
  type FakeApi,
  type FakeCall,
  type FakeResponse,
  fakeApi,
  renderApp,
} from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildCompany, buildRoadmap, buildTopic, buildUnit } from './roadmap-builder.ts';

/** The address at which a learner's progress on a problem is saved. */
export const patchPath = (unitId: string) => `/v1/users/${asha.id}/learning-units/${unitId}`;
/** The API's response to a change of progress. */
export const saved = ({ data }: FakeCall): FakeResponse => ({
  status: 200,
  data: buildProgress(data),
});

/** One topic with Two Sum and 3Sum, without any progress. */
export const smallSheet = buildRoadmap([
  buildTopic({
    learning_units: [
      buildUnit(),
      buildUnit({
        id: 'dsa-3sum',
        name: '3Sum',
        difficulty: 'medium',
        sequence_number: 2,
        company_learning_unit_frequencies: [buildCompany('Company of 3Sum')],
      }),
    ],
  }),
]);

/** The address of the days on which completed problems are due. */
export const daysPath = `/v1/users/${asha.id}/revisions/days`;
export const nothingScheduled = { today: '2026-11-21', dueCount: 0, units: {} };

/** An API with the sheet at its default address and an empty schedule. */
export const apiWith = (roadmap: unknown = smallSheet): FakeApi =>
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
/** The total in the summary, such as 1/2. */
export const completed = () =>
  within(screen.getByRole('region', { name: 'Your progress' })).getAllByRole('definition')[0];

/** Responds to calls in the order and at the moment the test chooses. */
export function heldResponses() {
  type HeldResponse = FakeResponse | typeof saved;
  const waiting: ((answer: HeldResponse) => void)[] = [];
  return {
    handler: (call: FakeCall) =>
      new Promise<FakeResponse>((resolve) => {
        waiting.push((response) =>
          resolve(typeof response === 'function' ? response(call) : response),
        );
      }),
    waiting,
    respond: (response: HeldResponse) => act(async () => waiting.shift()?.(response)),
  };
}
