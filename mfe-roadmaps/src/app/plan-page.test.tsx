import type { Plan, PlanAnswer } from '@site/shared/contracts/practice';
import { PLAN, plans } from '@site/shared/device';
import { queryClient, sessionStore } from '@site/shared/platform';
import {
  asha,
  buildAccount,
  buildRoadmapSummary,
  fakeApi,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildPlan,
  buildPlanDay,
  buildPlanUnit,
  buildSettings,
} from '../features/plan/testing/build-plan.ts';
import { routes } from '../routes.tsx';

/** A Thursday. */
const today = '2026-11-26';
const planPath = `/v1/users/${asha.id}/plan`;
const stairs = buildPlanUnit({
  unitId: 'dsa-stairs',
  name: 'Climbing Stairs',
  articleLink: null,
});

const roadmaps = [
  buildRoadmapSummary({ id: 'dsa', title: 'DSA Sheet', unit_count: 215, completed_units: 12 }),
  buildRoadmapSummary({ id: 'sql', title: 'SQL for Interviews', unit_count: 105 }),
];

/** An API that makes a plan from the settings it receives. */
function withPlan(first: Plan | null) {
  const state: Omit<PlanAnswer, 'today'> = { plan: first, calendarSince: null };
  const response = (): PlanAnswer => ({ today, ...state });
  const api = fakeApi()
    .on('get', '/v1/roadmaps', () => ({ status: 200, data: roadmaps }))
    .on('get', '/v1/auth/me', () => ({
      status: 200,
      data: buildAccount({ hasPlan: state.plan !== null }),
    }))
    .on('get', planPath, () => ({ status: 200, data: response() }))
    .on('put', planPath, ({ data }) => {
      const { zone: _, ...settings } = data as Plan['settings'] & { zone: string };
      state.plan = buildPlan({ settings });
      return { status: 200, data: response() };
    })
    .on('delete', planPath, () => {
      state.plan = null;
      return { status: 200, data: {} };
    });
  return Object.assign(api, { state });
}

async function open(api: ReturnType<typeof fakeApi>, session: typeof asha | null = asha) {
  const view = renderApp(routes, { path: '/roadmaps/plan', api, session });
  await screen.findByRole('heading', { name: 'Plan', level: 1 });
  return view;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const todaySection = () => screen.findByRole('region', { name: 'Today' });

test('someone without a plan makes one with sensible settings', async () => {
  const api = withPlan(null);
  const { user } = await open(api);
  expect(await screen.findByLabelText('Target date')).toHaveValue('2027-05-25');
  await user.click(screen.getByRole('checkbox', { name: /^SQL for Interviews/ }));
  await user.click(button('Make plan'));
  await todaySection();
  expect(screen.getByRole('heading', { name: 'Today', level: 2 })).toHaveFocus();
  expect(api.callsTo('put', planPath)[0]?.data).toEqual({
    roadmapIds: ['dsa', 'sql'],
    targetDate: '2027-05-25',
    hoursPerWeek: 10,
    level: 'intermediate',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('an error is shown beside its field, which is focused', async () => {
  const api = withPlan(null);
  const { user } = await open(api);
  await user.click(await screen.findByRole('checkbox', { name: /^DSA Sheet/ }));
  await user.clear(screen.getByLabelText('Hours a week'));
  await user.click(button('Make plan'));
  expect(screen.getByRole('group', { name: 'Roadmaps' })).toHaveAccessibleDescription(
    'Choose at least one roadmap.',
  );
  expect(screen.getByLabelText('Hours a week')).toHaveAccessibleDescription(
    'Enter whole hours, 1 to 60.',
  );
  expect(screen.getByRole('checkbox', { name: /^DSA Sheet/ })).toHaveFocus();
  expect(api.callsTo('put', planPath)).toEqual([]);
});

test('a plan shows today, this week and the weeks after it, with links to where problems are solved', async () => {
  const api = withPlan(
    buildPlan({
      days: [
        buildPlanDay({ reviews: 2, minutes: 50 }),
        buildPlanDay({ day: '2026-11-27', units: [stairs] }),
        buildPlanDay({ day: '2026-12-03', units: [buildPlanUnit({ unitId: 'x', name: '3Sum' })] }),
      ],
    }),
  );
  const { user } = await open(api);
  const now = within(await todaySection());
  expect(now.getByText('1 problem, 2 to revise · 50 min')).toBeVisible();
  expect(now.getByRole('link', { name: 'Two Sum' })).toHaveAttribute('href', '/dsaarticle/two-sum');
  expect(now.getByRole('link', { name: 'Revise 2 problems on Today' })).toHaveAttribute(
    'href',
    '/roadmaps/today',
  );
  const week = within(screen.getByRole('region', { name: 'This week' }));
  expect(week.getByRole('heading', { name: 'tomorrow' })).toBeVisible();
  expect(week.getByRole('link', { name: 'Climbing Stairs' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa?problem=dsa-stairs',
  );
  expect(screen.queryByText('3Sum')).not.toBeInTheDocument();
  await user.click(button(/^Week of Nov 30/));
  expect(screen.getByRole('link', { name: '3Sum' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'DSA Sheet progress' })).toHaveAttribute(
    'aria-valuetext',
    '12 of 215',
  );
});

test('marking a problem complete saves it, and the plan is refetched', async () => {
  const api = withPlan(buildPlan({ days: [buildPlanDay({ units: [buildPlanUnit(), stairs] })] }));
  api.on('patch', `/v1/users/${asha.id}/learning-units/dsa-two-sum`, () => {
    api.state.plan = buildPlan({
      days: [buildPlanDay({ units: [stairs] })],
      done: { units: [buildPlanUnit()], reviews: 1, minutes: 30 },
    });
    return { status: 200, data: { completed: true, bookmarked: false, notes: '' } };
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('checkbox', { name: 'Mark Two Sum complete' }));
  expect(await screen.findByRole('heading', { name: 'Done today' })).toBeVisible();
  expect(screen.getByText('1 problem revised · 30 min in all')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today', level: 2 })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Mark Two Sum complete' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Mark Climbing Stairs complete' })).not.toBeChecked();
});

test('a day without anything says when the plan continues', async () => {
  await open(withPlan(buildPlan({ days: [buildPlanDay({ day: '2026-11-30' })] })));
  expect(
    await screen.findByText('Nothing is planned for today. Your plan continues on Monday.'),
  ).toBeVisible();
});

test("the plan says what won't fit, with a remedy that's one click away", async () => {
  const rest = {
    count: 38,
    topics: [{ topic: 'Graphs', roadmap: 'DSA Sheet', count: 38 }],
    hoursPerWeek: 9,
    targetDate: '2027-04-12',
  };
  const api = withPlan(buildPlan({ rest }));
  const { user } = await open(api);
  const title = "38 of 203 problems won't fit before Mar 1, 2027";
  const notice = within(await screen.findByRole('region', { name: title }));
  await user.click(notice.getByText("What won't fit"));
  expect(notice.getByText('DSA Sheet · 38 problems')).toBeVisible();
  expect(notice.getByRole('button', { name: 'Plan until Apr 12, 2027' })).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Plan 9 hours a week' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  expect(api.callsTo('put', planPath)[0]?.data).toMatchObject({
    hoursPerWeek: 9,
    targetDate: '2027-03-01',
  });
});

test('a remedy that the API refuses leads to the form, which says why', async () => {
  const rest = { count: 1, topics: [], hoursPerWeek: 9, targetDate: null };
  const message = 'Choose a day after today.';
  const api = withPlan(buildPlan({ rest })).on('put', planPath, () => ({
    status: 400,
    data: { code: 'invalid', message, errors: { targetDate: message } },
  }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Plan 9 hours a week' }));
  expect(await screen.findByLabelText('Target date')).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});

test('a plan is changed, and a removed roadmap is left out', async () => {
  const settings = buildSettings({ level: 'advanced', roadmapIds: ['gone', 'dsa'] });
  const api = withPlan(buildPlan({ settings }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Change plan' }));
  expect(screen.getByLabelText('Your level')).toHaveValue('advanced');
  await user.click(screen.getByRole('checkbox', { name: 'sunday' }));
  await user.click(button('Save plan'));
  await todaySection();
  expect(api.callsTo('put', planPath)[0]?.data).toMatchObject({
    roadmapIds: ['dsa'],
    level: 'advanced',
    days: ['monday', 'thursday', 'sunday'],
  });
});

test('a plan is made, deleted and made again as it was, and the session is updated at once', async () => {
  const api = withPlan(null);
  const { user } = await open(api);
  const known = () => sessionStore.getState().user?.hasPlan;
  await user.click(await screen.findByRole('button', { name: 'Make plan' }));
  await waitFor(() => expect(known()).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Change plan' }));
  const made = api.state.plan?.settings;
  await user.click(button('Delete plan'));
  expect(await screen.findByText(/^Your plan is deleted/)).toBeVisible();
  await waitFor(() => expect(known()).toBeUndefined());
  await user.click(button('Make plan'));
  await todaySection();
  expect(api.state.plan?.settings).toEqual(made);
});

describe('the calendar of a plan', () => {
  const url = 'https://learn.example.org/v1/calendars/secret.ics';
  const since = '2026-11-26T10:00:00.000Z';

  function withCalendar() {
    const api = withPlan(buildPlan());
    api
      .on('post', `${planPath}/calendar`, () => {
        api.state.calendarSince = since;
        return { status: 201, data: { url, since } };
      })
      .on('delete', `${planPath}/calendar`, () => {
        api.state.calendarSince = null;
        return { status: 200, data: {} };
      });
    return api;
  }

  test('has a secret address, which is shown once and copied', async () => {
    const { user } = await open(withCalendar());
    await user.click(await screen.findByRole('button', { name: 'Get secret address' }));
    expect(await screen.findByText(url)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Calendar' })).toHaveFocus();
    await user.click(button('Copy address'));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByText('Address copied.')).toBeVisible();
  });

  test('loses its address after a confirmation', async () => {
    const api = withCalendar();
    api.state.calendarSince = since;
    const { user } = await open(api);
    expect(await screen.findByText(/secret address since Nov 26, 2026/)).toBeVisible();
    await user.click(button('Revoke address'));
    expect(api.callsTo('delete', `${planPath}/calendar`)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Get secret address' })).toBeVisible();
    expect(api.callsTo('delete', `${planPath}/calendar`)).toHaveLength(1);
  });

  test("shows the day it got its address in the person's time zone", async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Kolkata' };
    });
    const api = withCalendar();
    api.state.calendarSince = '2026-11-26T20:00:00.000Z';
    await open(api);
    expect(await screen.findByText(/secret address since Nov 27, 2026/)).toBeVisible();
  });

  test('is replaced after a confirmation', async () => {
    const api = withCalendar();
    api.state.calendarSince = since;
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Get another address' }));
    await user.click(await screen.findByRole('button', { name: 'Replace address' }));
    expect(await screen.findByText(url)).toBeVisible();
  });

  test('is downloaded as a file', async () => {
    const made = jest.fn((_: Blob) => 'blob:plan');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const file = 'BEGIN:VCALENDAR';
    const api = withCalendar().on('get', `${planPath}.ics`, () => ({ status: 200, data: file }));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'text/calendar' });
    click.mockRestore();
  });
});

test("a plan that couldn't be loaded can be retried", async () => {
  const api = withPlan(buildPlan()).on('get', planPath, () => ({ status: 500 }));
  const { user } = await open(api);
  expect(await screen.findByText("We couldn't load your plan")).toBeVisible();
  api.on('get', planPath, () => ({
    status: 200,
    data: { today, plan: buildPlan(), calendarSince: null },
  }));
  await user.click(button('Try again'));
  expect(await todaySection()).toBeVisible();
});

describe('a visitor', () => {
  const PREVIEW = '/v1/plans/preview';
  const storedPlan = () => plans.read(PLAN, null);

  function forVisitors() {
    return fakeApi()
      .on('get', '/v1/roadmaps', () => ({ status: 200, data: roadmaps }))
      .on('post', PREVIEW, ({ data }) => {
        const { zone: _, ...settings } = data as Plan['settings'] & { zone: string };
        return { status: 200, data: { today, plan: buildPlan({ settings }), calendarSince: null } };
      });
  }

  test("makes a plan that's stored on the device, and deletes it", async () => {
    const api = forVisitors();
    const { user } = await open(api, null);
    await user.click(await screen.findByRole('button', { name: 'Make plan' }));
    await todaySection();
    expect(api.callsTo('post', PREVIEW)).toHaveLength(1);
    expect(storedPlan()).toMatchObject({ settings: { roadmapIds: ['dsa'] } });
    await user.click(button('Change plan'));
    await user.click(button('Delete plan'));
    expect(await screen.findByText(/^Your plan is deleted/)).toBeVisible();
    expect(storedPlan()).toBeNull();
  });

  test('sees that a calendar needs an account, and is led to log in by marking a problem', async () => {
    const { user, router } = await open(forVisitors(), null);
    await user.click(await screen.findByRole('button', { name: 'Make plan' }));
    const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
    expect(calendar.getByText(/kept on this device/)).toBeVisible();
    expect(calendar.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Froadmaps%2Fplan',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Mark Two Sum complete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });

  test('sees the plan again while offline', async () => {
    const api = forVisitors();
    const { user, router } = await open(api, null);
    await user.click(await screen.findByRole('button', { name: 'Make plan' }));
    await todaySection();
    await act(() => router.navigate('/'));
    queryClient.clear();
    api.on('post', PREVIEW, () => {
      throw networkFailure();
    });
    await act(() => router.navigate('/roadmaps/plan'));
    await todaySection();
  });

  test('gets the form with the same settings after the target date', async () => {
    const message = 'Choose a day after today.';
    const data = { code: 'invalid', message, errors: { targetDate: message } };
    const api = forVisitors().on('post', PREVIEW, () => ({ status: 400, data }));
    const settings = buildSettings({ hoursPerWeek: 33 });
    const view = renderApp(routes, { path: '/', api });
    plans.write(PLAN, null, { settings, changedAt: '2026-11-21T10:00:00.000Z' });
    await act(() => view.router.navigate('/roadmaps/plan'));
    expect(await screen.findByLabelText('Hours a week')).toHaveValue(33);
  });
});

test('a plan of quizzes or texts counts units', async () => {
  const units = [buildPlanUnit(), stairs];
  const plan = buildPlan({ days: [buildPlanDay({ units })] });
  const data = roadmaps.map((roadmap) => ({ ...roadmap, counted_as: 'unit' as const }));
  await open(withPlan(plan).on('get', '/v1/roadmaps', () => ({ status: 200, data })));
  expect(await todaySection()).toHaveTextContent('2 units');
});

test("a problem that's planned earlier because of a mock test says so", async () => {
  const units = [buildPlanUnit({ weakTopic: true }), stairs];
  await open(withPlan(buildPlan({ days: [buildPlanDay({ units })] })));
  const [weak, other] = within(await todaySection()).getAllByRole('listitem');
  expect(weak).toHaveTextContent('because of your mock test');
  expect(other).not.toHaveTextContent('because of your mock test');
});
