import type { SlotProps } from '@site/shared/platform';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const answering = () =>
  fakeApi()
    .on('get', '/v1/roadmaps/js', () => ({ status: 200, data: sheet }))
    .on('get', '/v1/roadmaps/js/units/js-twice', () => ({
      status: 200,
      data: buildJavaScriptTask(),
    }))
    .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }));

const open = (
  slot: (props: SlotProps) => React.ReactNode,
  api = answering(),
  session: typeof asha | null = asha,
) => renderApp(routes, { path: '/roadmaps/js/js-twice', api, session, slot });

/** A workspace in which every program is right. */
const AllRight = ({ name, panel: { task, offer, onAccepted } }: SlotProps) => (
  <section aria-label={name}>
    {task.starter}
    {offer}
    <button type="button" onClick={onAccepted}>
      Submit
    </button>
  </section>
);

test('the page has the task, hints and our solution, and gives the workspace what it needs', async () => {
  open(AllRight);
  expect(await screen.findByRole('heading', { level: 1, name: 'Twice' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task: Two of a kind' })).toBeVisible();
  expect(screen.getByText('Hint 1').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('region', { name: 'unit.workspace' })).toHaveTextContent(
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
  open(AllRight, answering().on('patch', patchPath('js-twice'), saved));
  const offer = () => screen.findByRole('region', { name: 'unit.workspace' });
  const [, complete] = await screen.findAllByRole('button', { name: 'Mark complete' });
  expect(await offer()).toContainElement(complete ?? null);
  await userEvent.click(complete as HTMLElement);
  expect(
    await screen.findByRole('button', { name: 'Completed (mark as not completed)' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: Thrice' })).toHaveAttribute(
    'href',
    '/roadmaps/js/js-thrice',
  );
});

test('an accepted submission marks the task complete by itself, which can be undone', async () => {
  const api = answering().on('patch', patchPath('js-twice'), saved);
  const { user } = open(AllRight, api);
  await screen.findAllByRole('button', { name: 'Mark complete' });
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
  const { user } = open(AllRight, answering(), null);
  await user.click(await screen.findByText('Our solution, and why it works'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('const twice = (n) => 2 * n;\n');
});

test('without a workspace, the rest is there, and somebody can try again', async () => {
  const retry = jest.fn();
  open(({ failed }) => failed(retry), answering(), null);
  expect(await screen.findByText("We couldn't load the editor")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Task: Two of a kind' })).toBeVisible();
  expect(screen.getByText('Our solution, and why it works')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
