import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeSite } from '../testing/composed-site.tsx';
import { Slot } from './slot.tsx';

let works = true;
const Panel = ({ task }: { task: string }) => {
  if (!works) throw Object.assign(new Error('status 503'), { isAxiosError: true });
  return <p>Solve {task} here</p>;
};

const site = composeSite({
  'mfe-host': { live: {}, before: {} },
  'mfe-fills': {
    live: { './workspace': { default: Panel } },
    before: {},
    facts: {
      slots: [{ slot: 'unit.workspace', module: './workspace' }],
      exposes: { './workspace': { js: [], css: [] } },
    },
  },
});

const show = (name: string) =>
  site.show(
    <Slot
      name={name}
      panel={{ task: 'it' }}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
    >
      <p>Loading</p>
    </Slot>,
  );

beforeEach(() => {
  works = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a panel gets what the page has for it', async () => {
  show('unit.workspace');
  expect(await screen.findByText('Solve it here')).toBeVisible();
});

test('a page is notified if nothing fills its slot', async () => {
  show('header.right');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('a panel that failed is requested once more at Try again, with what is live then', async () => {
  works = false;
  show('unit.workspace');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Solve it here')).toBeVisible();
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith('/release-manifest.json', expect.anything()),
  );
});
