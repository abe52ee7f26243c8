import type { JavaScriptTask } from '@site/shared/contracts/practice';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { routes } from '../routes.tsx';
import { buildJavaScriptTask } from '../testing/javascript-task-builder.ts';
import { daysPath, nothingScheduled, patchPath, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const unit = (id: string, name: string, sequence_number: number) =>
  buildUnit({ id, name, sequence_number, page_link: `/roadmaps/js/${id}` });

const sheet = buildRoadmap(
  [
    buildTopic({
      id: 'js-basics',
      learning_units: [unit('js-twice', 'Twice', 1), unit('js-thrice', 'Thrice', 2)],
    }),
  ],
  { id: 'js', title: 'JavaScript' },
);

const apiWithTask = () =>
  fakeApi()
    .on('get', '/v1/roadmaps/js', () => ({ status: 200, data: sheet }))
    .on('get', '/v1/roadmaps/js/units/js-twice', () => ({
      status: 200,
      data: buildJavaScriptTask(),
    }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }));

const open = (api = apiWithTask(), session: typeof asha | null = asha) =>
  renderApp(routes, { path: '/roadmaps/js/js-twice', api, session });

interface WorkspaceProps {
  task: JavaScriptTask;
  offer: ReactNode;
  onAccepted: () => void;
}

let mockIsReachable = true;

/** Programs run only in browsers; here, every one is correct. */
jest.mock('../features/javascript-task/workspace.ts', () => {
  if (!mockIsReachable) throw new Error('status 503');
  return {
    TaskWorkspace: ({ task, offer, onAccepted }: WorkspaceProps) => (
      <section aria-label="Your code">
        {task.starter}
        {offer}
        <button type="button" onClick={onAccepted}>
          Submit
        </button>
      </section>
    ),
  };
});

test("if the workspace can't be loaded, the rest is shown, and Try again loads it", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  mockIsReachable = false;
  open(apiWithTask(), null);
  expect(await screen.findByText("We couldn't load the editor")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task' })).toBeVisible();
  expect(screen.getByText('Our solution, and why it works')).toBeVisible();
  mockIsReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Your code' })).toBeVisible();
});

test('the page has the task, hints and our solution, and gives the workspace what it needs', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Twice' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task' })).toBeVisible();
  expect(screen.getByText('Hint 1').closest('details')).not.toHaveAttribute('open');
  expect(await screen.findByRole('region', { name: 'Your code' })).toHaveTextContent(
    'function twice(n) {}',
  );
  const solution = screen.getByRole('region', {
    name: 'Our solution to Two of a kind',
    hidden: true,
  });
  expect(solution).toHaveTextContent('const twice = (n) => 2 * n;');
  expect(solution.querySelector('.tok-keyword')).toHaveTextContent('const');
  expect(solution.closest('details')).not.toHaveAttribute('open');
});

test('with an accepted submission, the task can be completed, and the next one is offered', async () => {
  open(apiWithTask().on('patch', patchPath('js-twice'), saved));
  const offer = within(await screen.findByRole('region', { name: 'Your code' }));
  await userEvent.click(await offer.findByRole('button', { name: 'Mark complete' }));
  expect(
    await screen.findByRole('button', { name: 'Completed (mark as not completed)' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: Thrice' })).toHaveAttribute(
    'href',
    '/roadmaps/js/js-thrice',
  );
});

test('an accepted submission marks the task complete automatically, which can be undone', async () => {
  const api = apiWithTask().on('patch', patchPath('js-twice'), saved);
  const { user } = open(api);
  const offer = within(await screen.findByRole('region', { name: 'Your code' }));
  await offer.findByRole('button', { name: 'Mark complete' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByText('This problem is marked complete on your practice sheet.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findAllByRole('button', { name: 'Mark complete' })).toHaveLength(2);
  await waitFor(() =>
    expect(api.callsTo('patch', patchPath('js-twice')).map(({ data }) => data)).toEqual([
      { completed: true },
      { completed: false },
    ]),
  );
});

test('the solution can be copied', async () => {
  const { user } = open(apiWithTask(), null);
  await user.click(await screen.findByText('Our solution, and why it works'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('const twice = (n) => 2 * n;\n');
});
