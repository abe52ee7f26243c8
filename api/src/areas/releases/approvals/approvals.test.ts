import { randomBytes } from 'node:crypto';
import type { AuditLog } from '@site/shared/contracts/identity';
import type {
  ApprovalInfo,
  ApprovalList,
  CanaryList,
  HistoryEntry,
} from '@site/shared/contracts/releases';
import { type Agent, createTeam } from '../../../../testing/agent.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, publish, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';

type Person = Agent & { id: string };

let site: ReleasingSite;
/** Two owners of the site. */
let asha: Person;
let ravi: Person;
/** The remote of a test. */
let remote: string;
beforeAll(async () => {
  site = await createReleasingSite();
  asha = await site.signInAdmin();
  ravi = await site.signInAdmin();
  await site.database.pool.query("update admins set name = 'Asha Rao' where id = $1", [asha.id]);
});
beforeEach(async () => {
  remote = await site.addRemote(SECOND, THIRD);
});
afterAll(() => site.close());

const URL = '/v1/admin/releases';
const password = PASSWORD;
const setRule = (by: Agent, required: boolean, of = remote) =>
  by.put(`${URL}/approval-rules/${of}`, { required, why: 'Payments.', password });
const promote = (by: Agent, version = SECOND, why = 'New filters.') =>
  by.post(`${URL}/promotions`, { unit: remote, version, why, password });
const approve = (by: Agent, id: number) => by.post(`${URL}/approvals/${id}/approve`, { password });
const reject = (by: Agent, id: number, why = 'Lists are empty.') =>
  by.post(`${URL}/approvals/${id}/reject`, { why, password });
/** The approvals and rules of the test's remote. */
const list = async (by: Agent = asha): Promise<ApprovalList> => {
  const { approvals, rules }: ApprovalList = (await by.get(`${URL}/approvals`)).json();
  const isOurs = (entry: { unit: string }) => entry.unit === remote;
  return { approvals: approvals.filter(isOurs), rules: rules.filter(isOurs) };
};
const manifest = async () => (await site.visitor().get('/release-manifest.json')).json();
const live = async (): Promise<string> => (await manifest()).remotes[remote].version;
const history = async (of = remote): Promise<HistoryEntry[]> =>
  (await asha.get(`${URL}/history?unit=${of}`)).json().entries;

/** A program whose token a person has made. */
async function tokenOf(person: Agent, rights = ['promote', 'approve', 'rollback', 'tokens']) {
  const name = `a program ${Math.random()}`;
  const requested = { name, unit: remote, rights, days: 1, password };
  const { token } = (await person.post(`${URL}/tokens`, requested)).json();
  return createTeam(site.app, site.config, token);
}

/** Asha requests it, once the remote needs two people. */
async function requestedByAsha(version = SECOND): Promise<ApprovalInfo> {
  await setRule(asha, true);
  return (await promote(asha, version)).json().approval;
}

test('a promotion waits until someone else approves it, then is live, and the history has both names', async () => {
  await setRule(asha, true);
  const { sequence } = await manifest();
  const answer = await promote(asha);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    202,
    {
      approval: {
        ...{ kind: 'promote', unit: remote, version: SECOND, liveVersion: FIRST, sequence },
        ...{ askedBy: 'Asha Rao', askedByAdministrator: true, isOwn: true },
        ...{ why: 'New filters.', state: 'pending', decidedBy: null },
      },
    },
  ]);
  expect(await live()).toBe(FIRST);
  const { id } = answer.json().approval;
  expect((await list(ravi)).approvals).toMatchObject([{ id, isOwn: false, state: 'pending' }]);
  expect((await approve(ravi, id)).json()).toMatchObject({
    approval: { state: 'approved', decidedBy: 'Ravi Menon', decidedByAdministrator: true },
    live: { changed: { [remote]: SECOND } },
  });
  expect(await live()).toBe(SECOND);
  expect((await history())[0]).toMatchObject({
    ...{ by: 'Asha Rao', byAdministrator: true, why: 'New filters.' },
    ...{ approvedBy: 'Ravi Menon', approvedByAdministrator: true },
  });
});

test('other microfrontends go live at once, and what is live already needs nobody', async () => {
  await setRule(asha, true);
  const other = await site.addRemote(SECOND);
  expect((await site.promote(other, SECOND)).statusCode).toBe(200);
  expect((await promote(asha, FIRST)).statusCode).toBe(200);
  expect((await history(other))[0]).toMatchObject({ approvedBy: null });
});

test("it doesn't go live together with others, since an approval is about one version", async () => {
  await setRule(asha, true);
  const other = await site.addRemote(SECOND);
  const together = { unit: other, version: SECOND, with: [{ unit: remote, version: SECOND }] };
  const answer = await asha.post(`${URL}/promotions`, { ...together, password });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringMatching(`^${remote} needs approval by a second person`),
  ]);
  expect((await manifest()).remotes[other].version).toBe(FIRST);
});

test('nobody approves their own request, nor with a token of theirs or one made with it', async () => {
  const { id } = await requestedByAsha();
  const own = await tokenOf(asha);
  const made = (
    await own.post('/v1/releases/tokens', {
      ...{ name: 'made by the other', unit: remote, rights: ['approve'], days: 1 },
    })
  ).json();
  for (const answer of [
    await approve(asha, id),
    await own.post(`/v1/releases/approvals/${id}/approve`, {}),
    await createTeam(site.app, site.config, made.token).post(
      `/v1/releases/approvals/${id}/approve`,
      {},
    ),
  ]) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      expect.stringMatching(/Someone else has to approve it/),
    ]);
  }
  expect(await live()).toBe(FIRST);
});

test("a token's request waits for another person than the one who made the token", async () => {
  await setRule(asha, true);
  const pipeline = await tokenOf(ravi, ['promote']);
  const { approval } = (
    await pipeline.post('/v1/releases/promotions', { unit: remote, version: SECOND })
  ).json();
  expect(approval).toMatchObject({ isOwn: true, askedByAdministrator: false });
  expect((await approve(ravi, approval.id)).statusCode).toBe(403);
  expect((await approve(asha, approval.id)).statusCode).toBe(200);
  expect(await live()).toBe(SECOND);
});

test('tokens that the operator made are one person', async () => {
  await setRule(asha, true);
  const { approval } = (await site.promote(remote, SECOND)).json();
  const other = await site.team();
  const url = `/v1/releases/approvals/${approval.id}`;
  expect((await other.post(`${url}/approve`, {})).statusCode).toBe(403);
  const program = await tokenOf(ravi, ['approve']);
  expect((await program.post(`${url}/approve`, {})).json()).toMatchObject({
    live: { changed: { [remote]: SECOND } },
  });
  expect((await other.get(url)).json()).toMatchObject({ state: 'approved', isOwn: true });
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['disabled', ({ id }) => asha.patch(`/v1/admin/administrators/${id}`, { disabled: true })],
  ['an editor', ({ id }) => asha.patch(`/v1/admin/administrators/${id}`, { role: 'editor' })],
])('a token of someone who is %s since approves nothing', async (_, change) => {
  const { id } = await requestedByAsha();
  const third = await site.signInAdmin();
  const program = await tokenOf(third, ['approve']);
  await change(third);
  const answer = await program.post(`/v1/releases/approvals/${id}/approve`, {});
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    "The person who made this token is no longer an owner of the site, so it can't approve anything.",
  ]);
});

test('a token without the right approves nothing, and one of another microfrontend neither', async () => {
  const { id } = await requestedByAsha();
  const without = await tokenOf(ravi, ['promote', 'rollback']);
  const answer = await without.post(`/v1/releases/approvals/${id}/approve`, {});
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    `This token lacks the right approve for ${remote}.`,
  ]);
  const other = await site.team({ unit: 'mfe-other' });
  expect((await other.post(`/v1/releases/approvals/${id}/reject`, { why: 'No.' })).statusCode).toBe(
    403,
  );
});

test("what is rejected doesn't go live, and says who rejected it and why", async () => {
  const { id } = await requestedByAsha();
  expect((await reject(ravi, id)).json()).toMatchObject({
    ...{ state: 'rejected', decidedBy: 'Ravi Menon', verdict: 'Lists are empty.' },
  });
  const late = await approve(ravi, id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    `Request ${id} was rejected by Ravi Menon: Lists are empty.`,
  ]);
  expect(await live()).toBe(FIRST);
});

test('the requester takes it back, and requests it again', async () => {
  const { id } = await requestedByAsha();
  expect((await reject(asha, id, 'Too early.')).statusCode).toBe(200);
  expect((await promote(asha)).json().approval.id).toBeGreaterThan(id);
});

test('the same thing waits once, no matter who requests it', async () => {
  const { id } = await requestedByAsha();
  const again = (await promote(ravi)).json().approval;
  expect(again).toMatchObject({ id, askedBy: 'Asha Rao', isOwn: false });
  expect((await list()).approvals).toHaveLength(1);
});

test('after a day nobody approves it any more, and it can be requested again', async () => {
  const { id } = await requestedByAsha();
  await site.database.pool.query('update approvals set expires_at = now() where id = $1', [id]);
  expect((await list()).approvals).toMatchObject([{ id, state: 'expired' }]);
  const late = await approve(ravi, id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    `Request ${id} has expired. Ask again.`,
  ]);
  expect((await promote(asha)).json().approval).toMatchObject({ state: 'pending' });
});

test('going back waits for nobody, and overtakes what waits', async () => {
  const { id } = await requestedByAsha();
  await approve(ravi, id);
  const next = (await promote(asha, THIRD)).json().approval;
  const back = await asha.post(`${URL}/rollbacks`, { unit: remote, password });
  expect([back.statusCode, back.json().changed]).toEqual([200, { [remote]: FIRST }]);
  const late = await approve(ravi, next.id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    `Request ${next.id} no longer counts: ${remote} went from ${SECOND} to ${FIRST} in the meantime (rollback by Asha Rao). Ask again.`,
  ]);
  expect(await live()).toBe(FIRST);
});

test("what doesn't fit is refused when it's requested; what no longer fits, when it's approved, and goes on waiting", async () => {
  await setRule(asha, true);
  const unfit = '2.0.0-h000000009';
  await publish(site.owners, { unit: remote, version: unfit, facts: { contract: '^9.0.0' } });
  expect((await promote(asha, unfit)).json().message).toContain(`${remote} needs contract ^9.0.0`);
  const claims = '2.1.0-h000000008';
  const facts = { mountPaths: [`/${remote.slice(4)}`, '/later'], pages: [] };
  await publish(site.owners, { unit: remote, version: claims, facts });
  const { id } = (await promote(asha, claims)).json().approval;
  const other = await site.addRemote();
  const taken = { mountPaths: ['/later'], pages: [] };
  await publish(site.owners, { unit: other, version: SECOND, facts: taken });
  await site.promote(other, SECOND);
  const late = await approve(ravi, id);
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringMatching(/overlap/)]);
  expect((await list()).approvals).toMatchObject([{ id, state: 'pending', decidedBy: null }]);
  expect(await live()).toBe(FIRST);
});

test('what outgrows its budget is put before nobody unless a reason is given, and the person who approves reads it', async () => {
  await setRule(asha, true);
  const heavy = '2.2.0-h000000007';
  const routes = randomBytes(2048).toString('base64');
  await publish(site.owners, {
    ...{ unit: remote, version: heavy, facts: { budget: { scripts: 1 } } },
    contents: { 'remote-entry.js': 'the entry', 'routes.js': routes, 'routes.css': 'a style' },
  });
  const refused = await promote(asha, heavy);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('outgrows its budget.scripts of 1 KiB'),
  ]);
  const forced = { unit: remote, version: heavy, force: true, why: 'The editor.', password };
  const { approval } = (await asha.post(`${URL}/promotions`, forced)).json();
  expect(approval).toMatchObject({ state: 'pending', why: 'unproved: The editor.' });
  expect((await approve(ravi, approval.id)).statusCode).toBe(200);
  expect((await history())[0]).toMatchObject({ why: 'unproved: The editor.' });
  expect(await live()).toBe(heavy);
});

test('of two who approve at once one makes it live, and it is live once', async () => {
  const third = await site.signInAdmin();
  const { id } = await requestedByAsha();
  const answers = await Promise.all([approve(ravi, id), approve(third, id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await history()).filter(({ approvedBy }) => approvedBy)).toHaveLength(1);
});

test('dropping the rule of a microfrontend needs a second person, too', async () => {
  await setRule(asha, true);
  expect((await list()).rules).toMatchObject([{ unit: remote, setBy: 'Asha Rao' }]);
  const answer = await setRule(asha, false);
  expect([answer.statusCode, answer.json().approval]).toMatchObject([
    202,
    { kind: 'end-rule', version: null, isOwn: true },
  ]);
  const { id } = answer.json().approval;
  expect((await approve(asha, id)).statusCode).toBe(403);
  expect((await promote(asha)).statusCode).toBe(202);
  expect((await approve(ravi, id)).statusCode).toBe(200);
  expect((await list()).rules).toEqual([]);
  expect((await promote(asha)).statusCode).toBe(200);
  expect((await setRule(asha, false)).statusCode).toBe(200);
});

const canaries = async () => {
  const all: CanaryList = (await site.owners.get('/v1/releases/canaries')).json();
  return all.canaries.filter((canary) => canary.unit === remote);
};

test('a candidate waits before its first visitor gets it, and then for nobody', async () => {
  await setRule(asha, true);
  const begin = () => site.owners.post('/v1/releases/canaries', { unit: remote, version: SECOND });
  const answer = await begin();
  expect([answer.statusCode, answer.json().approval]).toMatchObject([202, { kind: 'canary' }]);
  expect(await canaries()).toEqual([]);
  expect((await approve(ravi, answer.json().approval.id)).json()).toMatchObject({
    canary: {
      ...{ state: 'running', version: SECOND, beganBy: site.owners.name },
      ...{ approvedBy: 'Ravi Menon', approvedByAdministrator: true },
    },
  });
  expect((await begin()).statusCode).toBe(200);
  const begun = await canaries();
  expect(begun).toHaveLength(1);
  // Only one is tried at a time.
  await site.owners.post(`/v1/releases/canaries/${begun[0]?.id}/stop`, {});
});

test('a candidate that nobody has approved is stopped once its microfrontend needs two people', async () => {
  await site.owners.post('/v1/releases/canaries', { unit: remote, version: SECOND });
  await setRule(asha, true);
  expect(await canaries()).toMatchObject([
    {
      state: 'stopped',
      verdict: `${remote} now needs approval by a second person. Start it again.`,
    },
  ]);
});

test("what waits isn't collected", async () => {
  await requestedByAsha();
  await site.database.pool.query(
    "update releases set stored_at = stored_at - interval '2 hours' where unit = $1",
    [remote],
  );
  const { removed } = (await site.owners.post('/v1/releases/collections', { keep: 1 })).json();
  expect(removed).toEqual([]);
  expect((await list()).approvals).toMatchObject([{ version: SECOND, state: 'pending' }]);
});

test('the audit log has who requested it, who decided and what changed, each under their own name', async () => {
  const { id } = await requestedByAsha();
  await approve(ravi, id);
  const next = (await promote(asha, THIRD)).json().approval;
  await reject(ravi, next.id);
  const { items }: AuditLog = (await asha.get('/v1/admin/audit-log?page_size=6')).json();
  expect(items.map(({ action, admin: { name } }) => `${action} ${name}`)).toEqual([
    'approval.reject Ravi Menon',
    'approval.ask Asha Rao',
    'release.promote Asha Rao',
    'approval.approve Ravi Menon',
    'approval.ask Asha Rao',
    'approval.require Asha Rao',
  ]);
  expect(items[2]).toMatchObject({ after: { approvedBy: 'Ravi Menon' } });
});

test('without their password nobody decides, nor about what is not there', async () => {
  const { id } = await requestedByAsha();
  for (const path of [`${URL}/approvals/${id}/approve`, `${URL}/approvals/${id}/reject`]) {
    const wrong = await ravi.post(path, {
      password: 'sesame2$shut',
      ...(path.endsWith('reject') && { why: 'No.' }),
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong-password']);
  }
  expect((await list()).approvals).toMatchObject([{ id, state: 'pending' }]);
  expect((await setRule(asha, true, 'mfe-none')).statusCode).toBe(404);
  expect((await approve(ravi, 9999)).statusCode).toBe(404);
});
