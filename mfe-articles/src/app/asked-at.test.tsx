import { reportMonths } from '@site/shared/contracts/practice';
import {
  asha,
  buildProblem,
  buildProblemSummary,
  fakeApi,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { stubObservers } from '../testing/stub-observers.ts';

const OWN = `/v1/users/${asha.id}/units/dsa-two-sum/company-reports`;
const [thisMonth = '', lastMonth = ''] = reportMonths(new Date());
const zoho = { company: { name: 'Zoho', slug: 'zoho' }, pending: true };

const askedAt = [
  {
    company: { name: 'Amazon', slug: 'amazon' },
    frequency: 5,
    since: '2026-03',
    recent: '2026-08',
  },
  { company: { name: 'Meta', slug: 'meta' }, frequency: 3, since: '2025-11', recent: '2025-11' },
];

beforeEach(stubObservers);

async function open(options: RenderOptions = {}) {
  const api = fakeApi()
    .on('get', '/v1/dsa-problems', () => ({ status: 200, data: [buildProblemSummary()] }))
    .on('get', '/v1/dsa-problems/two-sum', () => ({ status: 200, data: buildProblem({ askedAt }) }))
    .on('get', /\/revisions\/days$/, () => ({
      status: 200,
      data: { today: '2026-11-21', dueCount: 0, units: {}, automatic: true },
    }))
    .on('put', '/v1/home/last', () => ({ status: 200 }))
    .on('get', /\/draft$/, () => ({ status: 200, data: { draft: null } }))
    .on('get', /\/cases$/, () => ({ status: 200, data: { cases: null } }))
    .on('get', '/v1/companies', () => ({
      status: 200,
      data: [{ name: 'Amazon', slug: 'amazon', units: 3 }],
    }))
    .on('get', OWN, () => ({
      status: 200,
      data: { items: [{ ...zoho, round: 'hr', month: lastMonth }] },
    }));
  const page = renderApp(routes, { path: '/dsaarticle/two-sum', api, ...options });
  await screen.findByRole('heading', { name: 'Problem Description' });
  return page;
}

const companies = () => within(screen.getByRole('region', { name: 'Companies that asked this' }));
const press = () => companies().getByRole('button', { name: 'Were you asked this?' });

test('a problem says which companies asked how many learners, and leads to their sheets', async () => {
  await open();
  expect(companies().getByRole('paragraph')).toHaveTextContent(
    'Asked at Amazon by 5 learners since March 2026, Meta by 3 learners since November 2025.',
  );
  expect(companies().getByRole('link', { name: 'Amazon' })).toHaveAttribute(
    'href',
    '/roadmaps/company/amazon',
  );
});

test('a learner reports a company, sees what they reported before, and takes it back', async () => {
  const { user, api } = await open({ session: asha });
  api
    .on('post', OWN, () => ({ status: 200, data: { items: [] } }))
    .on('delete', `${OWN}/zoho`, () => ({ status: 200, data: { items: [] } }));
  await user.click(press());
  const dialog = within(await screen.findByRole('dialog', { name: 'Were you asked this?' }));
  const own = await dialog.findByRole('list', { name: 'Your reports' });
  expect(own).toHaveTextContent('ZohoHR interview');
  expect(own).toHaveTextContent("Only you see this name until we've checked it.");
  await user.click(dialog.getByRole('button', { name: 'Take back Zoho' }));
  expect(own).not.toBeInTheDocument();

  await user.type(dialog.getByRole('combobox', { name: 'Company' }), 'Amazon');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Round' }), 'Online test');
  await user.click(dialog.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('Thanks for your report.')).toBeVisible();
  expect(api.callsTo('post', OWN).map(({ data }) => data)).toEqual([
    { company: 'Amazon', round: 'online-test', month: thisMonth },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the API refuses is said in the dialog, and stays there', async () => {
  const { user, api } = await open({ session: asha });
  const message = 'Too many reports. Try again in 20 minutes.';
  api.on('post', OWN, () => ({ status: 429, data: { code: 'too-many-requests', message } }));
  await user.click(press());
  const dialog = within(await screen.findByRole('dialog', { name: 'Were you asked this?' }));
  await user.type(dialog.getByRole('combobox', { name: 'Company' }), 'Amazon');
  await user.click(dialog.getByRole('button', { name: 'Save report' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Company' })).toHaveValue('Amazon');
});

test('a visitor is prompted to log in', async () => {
  const { user } = await open({ session: null });
  await user.click(press());
  expect(await screen.findByText('Please log in first!')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Were you asked this?' })).not.toBeInTheDocument();
});
