import { drafts, type Owner } from '@site/shared/device';
import { type FakeApi, fakeApi, type RenderOptions, renderApp } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Workspace } from '../workspace.tsx';
import { adding } from './adding.ts';
import { fakePython } from './fake-python.ts';

interface Options {
  given?: typeof adding;
  /** Writes what the device has stored. */
  store?: () => void;
  api?: FakeApi;
  session?: RenderOptions['session'];
}

/** Opens the workspace of a problem, with Python controlled by the test. */
export async function openWorkspace({
  given = adding,
  store = () => {},
  api = fakeApi(),
  session = null,
}: Options = {}) {
  const fake = fakePython();
  const onAccepted = jest.fn();
  const workspace = (
    <Workspace problem={given} offer="Well done!" onAccepted={onAccepted} engine={fake.python} />
  );
  const view = renderApp([{ path: '/add', element: workspace }], { api, session });
  store();
  await act(() => view.router.navigate('/add'));
  const press = async (name: string) => {
    const before = fake.jobs.length;
    await view.user.click(button(name));
    await waitFor(() => expect(fake.jobs).toHaveLength(before + 1));
  };
  return { ...fake, ...view, press, onAccepted };
}

/** What the device stores with what is made of the problem. */
export const place = { title: 'Add', path: '/add' };

/** The device has this program of a person, in Python unless the name says otherwise. */
export const storeDraft =
  (
    code: string,
    { name = 'dsa-add:python', owner = null as Owner, changedAt = '2026-11-21T10:00:00.000Z' } = {},
  ) =>
  () =>
    drafts.write(name, owner, { code, changedAt, ...place });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const shownLines = () =>
  [
    ...screen
      .getByRole('region', { name: 'Your Python solution to Add' })
      .querySelectorAll('.line'),
  ].map((line) => line.textContent?.replace('\n', ''));
