import type { MockWork } from '@site/shared/contracts/practice';
import {
  asha,
  buildProblem,
  type FakeApi,
  fakeApi,
  renderApp,
  TabChannel,
} from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { readWork, writeWork } from '../features/mock-test/device-work.ts';
import {
  ATTEMPT_ID,
  buildAttempt,
  buildTestList,
} from '../features/mock-test/testing/build-attempt.ts';
import { noWork } from '../features/mock-test/work.ts';
import { routes } from '../routes.tsx';

Object.assign(globalThis, { BroadcastChannel: TabChannel });

export const attempts = `/v1/users/${asha.id}/mock-attempts`;
export const attemptPath = `${attempts}/${ATTEMPT_ID}`;
export const workPath = `${attemptPath}/work`;
export const handInPath = `${attemptPath}/hand-in`;
export const address = `/mock-tests/first/${ATTEMPT_ID}`;

export const noAttempts = { now: new Date().toISOString(), attempts: [] };

/** An API with one test, of which the learner has an attempt. */
export const withTest = (attempt = buildAttempt()): FakeApi =>
  fakeApi()
    .on('get', '/v1/mock-tests', () => ({ status: 200, data: buildTestList() }))
    .on('get', '/v1/mock-tests/first', () => ({ status: 200, data: buildTestList().tests[0] }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem() }))
    .on('get', attempts, () => ({ status: 200, data: noAttempts }))
    .on('get', attemptPath, () => ({ status: 200, data: attempt }))
    .on('put', workPath, () => ({ status: 200 }));

export const open = (api: FakeApi, path = address, session: typeof asha | null = asha) =>
  renderApp(routes, { path, api, session });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** The work of the attempt that's stored on this device. */
export const storedWork = (): MockWork => readWork(ATTEMPT_ID, asha.id);

/** Stores work of the attempt on this device, like another tab or an earlier page. */
export const storeWork = (work: Partial<MockWork>, person = asha.id): void =>
  writeWork(ATTEMPT_ID, person, { ...noWork, ...work });

/** Presses Hand in, which prompts for confirmation. */
export async function handIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the test?' }));
  return { dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Hand in' })) };
}
