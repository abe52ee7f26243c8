import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  completed,
  daysPath,
  nothingScheduled,
  patchPath,
  saved,
} from '../testing/practice-page.tsx';
import { buildCompany, buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const SHEET = '/v1/companies/amazon';
const problem = (id: string, name: string, frequency: number, recent: string) =>
  buildUnit({
    ...{ id, name, sequence_number: frequency },
    company_learning_unit_frequencies: [buildCompany('Amazon', { frequency, recent })],
  });
const sheet = buildRoadmap(
  [
    buildTopic({
      learning_units: [
        problem('dsa-two-sum', 'Two Sum', 3, '2026-01'),
        problem('dsa-3sum', '3Sum', 8, '2025-12'),
      ],
    }),
  ],
  { id: 'amazon', title: 'Problems asked at Amazon' },
);

const open = (status: number, data: unknown) => {
  const api = fakeApi()
    .on('get', SHEET, () => ({ status, data }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }));
  return renderApp(routes, { path: '/roadmaps/company/amazon', api, session: asha });
};

test('the sheet of a company has its problems, sorted as the learner likes, and takes their marks', async () => {
  const { user, api, router } = open(200, sheet);
  expect(await screen.findByRole('heading', { name: 'Problems asked at Amazon' })).toBeVisible();
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(names()).toEqual(['Mark Two Sum complete', 'Mark 3Sum complete']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most reported first');
  expect(names()).toEqual(['Mark 3Sum complete', 'Mark Two Sum complete']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Latest reports first');
  expect(names()).toEqual(['Mark Two Sum complete', 'Mark 3Sum complete']);

  api.on('patch', patchPath('dsa-3sum'), saved);
  await user.click(screen.getByRole('checkbox', { name: 'Mark 3Sum complete' }));
  await waitFor(() => expect(completed()).toHaveTextContent('1/2'));
  await waitFor(() => expect(router.state.location.search).toContain('sort=recent'));
});

test('a company that no problem names says how it gets one', async () => {
  open(200, { ...sheet, modules: [] });
  expect(await screen.findByText('No problems so far')).toBeVisible();
});

test('an unknown company is not found', async () => {
  open(404, { code: 'not-found', message: "There's no company at this address." });
  expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeVisible();
});
