import { asha, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { button, heading, open, withTest } from '../testing/mock-test-site.ts';

const phoneScreen = {
  id: 'phone-screen',
  title: 'Phone screen',
  description: 'One problem.',
  minutes: 45,
  preparation: ['Read it.'],
  parts: [
    {
      title: 'Warm-up',
      minutes: 45,
      questions: [{ says: 'Hello.', good: ['A greeting.'], follow_ups: ['And then?'] }],
    },
  ],
  rubric: [{ criterion: 'Code', levels: ['None', 'Some', 'Much', 'All'] }],
  reviewed: '2026-11-25',
};
const withInterview = () =>
  withTest().on('get', '/v1/mock-interviews/phone-screen', () => ({
    status: 200,
    data: phoneScreen,
  }));

test('scripts for interviews are listed, and read', async () => {
  const api = withInterview();
  const { user } = open(api, '/mock-tests', null);
  await user.click(await screen.findByRole('link', { name: 'Phone screen' }));
  await heading('Phone screen');
  expect(screen.getByRole('list', { name: 'About this interview' })).toHaveTextContent(
    'Reviewed November 25, 2026',
  );
  expect(screen.getByText('Hello.')).toBeVisible();
  expect(screen.getByText('A greeting.')).not.toBeVisible();
  await user.click(screen.getByText('What a good answer contains'));
  expect(screen.getByText('A greeting.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Code None Some Much All' })).toBeVisible();
});

describe('a mock interview', () => {
  const marksPath = `/v1/users/${asha.id}/mock-interviews/phone-screen/marks`;
  const given = { marks: [{ criterion: 'Code', level: 1 }], changedAt: '2026-11-26T10:00:00.000Z' };

  test('has a rubric that can be filled in and is saved in the account', async () => {
    const api = withInterview()
      .on('get', marksPath, () => ({ status: 200, data: given }))
      .on('put', marksPath, ({ data }) => ({ status: 200, data }));
    const { user } = open(api, '/mock-interviews/phone-screen');
    expect(await screen.findByRole('radio', { name: 'Code: Mixed' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Code: Strong' }));
    expect(screen.getByRole('radio', { name: 'Code: Strong' })).toBeChecked();
    expect(screen.getByText('1 of 1 marked. Kept with your account.')).toBeVisible();
    await waitFor(() =>
      expect(api.callsTo('put', marksPath).map(({ data }) => data)).toMatchObject([
        { marks: [{ criterion: 'Code', level: 3 }] },
      ]),
    );
    await user.click(button('Clear marks'));
    await waitFor(() =>
      expect(api.callsTo('put', marksPath)[1]?.data).toMatchObject({ marks: [] }),
    );
    expect(screen.getByRole('radio', { name: 'Code: Strong' })).not.toBeChecked();
  });

  test('can be marked while offline', async () => {
    const api = withInterview()
      .on('get', marksPath, () => ({ status: 200, data: { marks: [], changedAt: null } }))
      .on('put', marksPath, () => {
        throw networkFailure();
      });
    const { user } = open(api, '/mock-interviews/phone-screen');
    await user.click(await screen.findByRole('radio', { name: 'Code: Good' }));
    expect(await screen.findByText('1 of 1 marked. Waiting to sync.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Code: Good' })).toBeChecked();
  });

  test('prompts a visitor to log in to fill it in', async () => {
    open(withInterview(), '/mock-interviews/phone-screen', null);
    expect(await screen.findByText('to fill it in and keep it.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('has a timer that shows which part is due, and survives a reload and a changed clock', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    sessionStorage.clear();
    const first = open(withInterview(), '/mock-interviews/phone-screen', null);
    await heading('Phone screen');
    await first.user.click(button('Start the timer'));
    act(() => jest.advanceTimersByTime(5 * 60_000 + 500));
    const timer = () => screen.getByRole('timer', { name: 'Time of the interview' });
    expect(timer()).toHaveTextContent(/^5:0\d$/);
    expect(screen.getByText('Warm-up: 40 minutes left')).toBeVisible();
    const stored = { ...sessionStorage };
    first.unmount();
    // Meanwhile, the device's clock is changed.
    jest.setSystemTime(Date.now() + 2 * 60 * 60_000);
    open(withInterview(), '/mock-interviews/phone-screen', null);
    Object.assign(sessionStorage, stored);
    await heading('Phone screen');
    expect(timer()).toHaveTextContent(/^5:0\d$/);
    act(() => jest.advanceTimersByTime(40 * 60_000));
    expect(screen.getByText('Time is up. Fill in the rubric.')).toBeVisible();
  });
});
