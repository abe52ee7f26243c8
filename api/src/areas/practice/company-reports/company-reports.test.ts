import type { AdminCompany } from '@site/shared/contracts/editorial';
import {
  type CompanyReports,
  dsaProblem,
  reportMonths,
  roadmapDetail,
} from '@site/shared/contracts/practice';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Learner = Agent & { id: string };

const SOURCE = 'https://example.org/companies';
/** The latest month first. */
const months = reportMonths(new Date());
const [thisMonth = '', lastMonth = '', earlier = '', earliest = ''] = months;

let site: TestApp;
let editor: Agent;
let learners: Learner[];
beforeAll(async () => {
  const unit = (id: string, number: number, companies: object[]) =>
    unitContent(id, { sequence_number: number, companies });
  site = await createPracticeSite(
    {
      web: [
        unit('web-forms', 1, [{ name: 'Amazon', source: SOURCE }]),
        unit('web-labels', 2, [{ name: 'Facebook' }]),
        unit('web-grids', 3, []),
      ],
      sql: [unit('sql-join', 1, [{ name: 'Amazon' }])],
    },
    (content) => writeProblem(content, 'forms'),
  );
  editor = await site.signInAdmin('editor');
  learners = await Promise.all(Array.from({ length: 4 }, () => site.signUp()));
});
afterAll(() => site.close());

const reportsOf = ({ id }: Learner, unit: string) =>
  `/v1/users/${id}/units/${unit}/company-reports`;

const report = (learner: Learner, unit: string, company: string, more: object = {}) =>
  learner.post(reportsOf(learner, unit), { company, round: 'phone', month: thisMonth, ...more });

async function ownReports(learner: Learner, unit: string): Promise<CompanyReports['items']> {
  return (await learner.get(reportsOf(learner, unit))).json().items;
}

/** What a sheet says of the companies of a unit. */
async function companiesOf(unit: string, path = '/v1/roadmaps/web') {
  const { modules } = roadmapDetail.parse((await site.visitor().get(path)).json());
  return modules
    .flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap(({ learning_units }) => learning_units)
    .find(({ id }) => id === unit)?.company_learning_unit_frequencies;
}

const nameAndCount = async (unit: string) =>
  (await companiesOf(unit))?.map(({ company, frequency }) => [company.name, frequency]);

const administered = async (): Promise<AdminCompany[]> =>
  (await editor.get('/v1/admin/companies')).json().items;

async function companyNamed(name: string): Promise<AdminCompany> {
  const found = (await administered()).find((company) => company.name === name);
  if (!found) throw new Error(`There is no company ${name}.`);
  return found;
}

test('what learners report shows once three have reported it, without anybody’s own month', async () => {
  const [one, two, three, four] = learners as [Learner, Learner, Learner, Learner];
  const amazon = { company: { name: 'Amazon', slug: 'amazon' }, source: SOURCE };
  await report(one, 'web-forms', 'Amazon', { month: thisMonth });
  await report(two, 'web-forms', ' amazon. ', { month: earliest });
  expect(await companiesOf('web-forms')).toEqual([amazon]);

  await report(three, 'web-forms', 'AMAZON', { month: earlier });
  await eventually(() => nameAndCount('web-forms'), [['Amazon', 3]]);
  expect(await companiesOf('web-forms')).toEqual([
    { ...amazon, frequency: 3, since: earliest, recent: earliest },
  ]);
  const problem = dsaProblem.parse((await one.get('/v1/dsa-problems/forms')).json());
  expect(problem.askedAt).toEqual([
    { company: amazon.company, frequency: 3, since: earliest, recent: earliest },
  ]);

  // A number alone changes for no cache, so that this one is read from the database.
  await report(four, 'web-forms', 'Amazon', { month: lastMonth });
  await site.database.pool.query(`update learning_units set name = name where id = 'web-forms'`);
  await eventually(() => nameAndCount('web-forms'), [['Amazon', 4]]);
  expect(await companiesOf('web-forms')).toEqual([
    { ...amazon, frequency: 4, since: earliest, recent: earlier },
  ]);
});

test('a person has one report of a problem and company, which they can change and take back', async () => {
  const learner = await site.signUp();
  await report(learner, 'web-labels', 'Zoho', { round: 'online-test' });
  const again = await report(learner, 'web-labels', 'zoho', { round: 'hr', month: lastMonth });
  const zoho = { name: 'Zoho', slug: 'zoho' };
  expect(again.json().items).toEqual([
    { company: zoho, pending: true, round: 'hr', month: lastMonth },
  ]);
  await report(learner, 'web-labels', 'Amazon');
  expect((await ownReports(learner, 'web-labels')).map(({ company }) => company.name)).toEqual([
    'Amazon',
    'Zoho',
  ]);
  await learner.delete(`${reportsOf(learner, 'web-labels')}/amazon`);
  expect((await ownReports(learner, 'web-labels')).map(({ company }) => company)).toEqual([zoho]);
  // The name goes with the only report of it.
  await learner.delete(`${reportsOf(learner, 'web-labels')}/zoho`);
  expect((await administered()).map(({ name }) => name)).not.toContain('Zoho');
});

test('reports go with the account, and the company with the third of them', async () => {
  const people = await Promise.all([site.signUp(), site.signUp(), site.signUp()]);
  for (const person of people) await report(person, 'sql-join', 'Facebook');
  const shown = async () => (await companiesOf('sql-join', '/v1/roadmaps/sql'))?.length;
  await eventually(shown, 2);
  await site.database.pool.query('delete from users where id = $1', [people[0]?.id]);
  await eventually(shown, 1);
});

test('a new name is nobody else’s until an administrator accepts it, under the right name', async () => {
  for (const learner of learners) await report(learner, 'web-grids', 'Razorpey');
  const pending = await companyNamed('Razorpey');
  expect(pending).toMatchObject({ pending: true, reports: 4, listed: 0 });
  expect((await administered())[0]).toEqual(pending);
  const known = async () =>
    (await site.visitor().get('/v1/companies')).json().map(({ name }: AdminCompany) => name);
  expect(await nameAndCount('web-grids')).toEqual([]);
  expect(await known()).not.toContain('Razorpey');
  expect((await site.visitor().get('/v1/companies/razorpey')).statusCode).toBe(404);

  await editor.patch(`/v1/admin/companies/${pending.id}`, { name: 'Razorpay' });
  await eventually(() => nameAndCount('web-grids'), [['Razorpay', 4]]);
  expect(await known()).toContain('Razorpay');
  const sheet = await site.visitor().get('/v1/companies/razorpay');
  expect(roadmapDetail.parse(sheet.json())).toMatchObject({
    id: 'razorpay',
    companies: ['Razorpay'],
  });
});

test('names are merged with their reports, and the former address leads to the sheet', async () => {
  const facebook = await companyNamed('Facebook');
  const people = await Promise.all([site.signUp(), site.signUp(), site.signUp()]);
  for (const person of people) await report(person, 'web-labels', 'Meta');
  const [first] = people as [Learner, Learner, Learner];
  await report(first, 'web-labels', 'Facebook', { round: 'hr' });
  const meta = await companyNamed('Meta');
  const merge = `/v1/admin/companies/${facebook.id}/merge`;
  const early = await editor.post(merge, { into: meta.id });
  expect(early.json().errors).toEqual({ into: 'Choose a company that was accepted.' });

  await editor.patch(`/v1/admin/companies/${meta.id}`, { name: 'Meta' });
  await editor.post(merge, { into: meta.id });
  expect(await companyNamed('Meta')).toMatchObject({ merged: ['Facebook'], listed: 1 });
  await eventually(() => nameAndCount('web-labels'), [['Meta', 3]]);
  expect((await ownReports(first, 'web-labels')).map(({ round }) => round)).toEqual(['phone']);
  const sheet = await site.visitor().get('/v1/companies/facebook');
  expect(sheet.json()).toMatchObject({ id: 'meta', title: 'Problems asked at Meta' });
  await report(first, 'web-forms', 'FACEBOOK');
  expect((await ownReports(first, 'web-forms'))[0]?.company.name).toBe('Meta');
});

test('a renamed company keeps its former name as another one, and can have it back', async () => {
  const { id } = await companyNamed('Razorpay');
  await editor.patch(`/v1/admin/companies/${id}`, { name: 'Razorpay Software' });
  expect(await companyNamed('Razorpay Software')).toMatchObject({ id, merged: ['Razorpay'] });
  const taken = await editor.patch(`/v1/admin/companies/${id}`, { name: 'amazon' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'name-taken']);
  await editor.patch(`/v1/admin/companies/${id}`, { name: 'Razorpay' });
  expect(await companyNamed('Razorpay')).toMatchObject({ id, merged: ['Razorpay Software'] });
});

test('what is rejected goes with its reports; what problems list stays', async () => {
  const learner = await site.signUp();
  await report(learner, 'web-grids', 'Buy cheap watches');
  const { id } = await companyNamed('Buy cheap watches');
  expect((await editor.delete(`/v1/admin/companies/${id}`)).statusCode).toBe(200);
  expect(await ownReports(learner, 'web-grids')).toEqual([]);
  const amazon = await companyNamed('Amazon');
  const refused = await editor.delete(`/v1/admin/companies/${amazon.id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'in-use']);
  const owner = await site.signInAdmin();
  const { items } = (await owner.get('/v1/admin/audit-log')).json();
  const actions = items.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['company.accept', 'company.merge']));
  expect(actions[1]).toBe('company.remove');
  expect(JSON.stringify(items)).not.toContain('watches');
});

test('the sheet of a company has its problems of all roadmaps, with the progress of who reads it', async () => {
  const learner = await site.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/sql-join`, { completed: true });
  const sheet = roadmapDetail.parse((await learner.get('/v1/companies/amazon')).json());
  const units = sheet.modules
    .flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap(({ learning_units }) => learning_units);
  expect(units.map(({ id, progress }) => [id, progress.completed])).toEqual(
    expect.arrayContaining([
      ['web-forms', false],
      ['sql-join', true],
    ]),
  );
  expect(units).toHaveLength(2);
  const listed = (await site.visitor().get('/v1/companies')).json();
  expect(listed).toContainEqual({ name: 'Amazon', slug: 'amazon', units: 2 });
});

test.each([
  ['no company', { company: ' ' }, 'company'],
  ['a name without a letter', { company: '***' }, 'company'],
  ['a name that is too long', { company: 'x'.repeat(61) }, 'company'],
  ['an unknown round', { round: 'lunch' }, 'round'],
  ['a month to come', { month: '2999-01' }, 'month'],
  ['a month long ago', { month: '2001-01' }, 'month'],
])('%s is refused by name', async (_case, wrong, field) => {
  const [learner] = learners as [Learner];
  const answer = await report(learner, 'web-labels', 'Amazon', wrong);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
});

test('a problem that isn’t there takes no report', async () => {
  const [learner] = learners as [Learner];
  expect((await report(learner, 'web-nothing', 'Amazon')).statusCode).toBe(404);
});
