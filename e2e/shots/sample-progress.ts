import type { APIRequestContext, BrowserContext } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** How many problems of which roadmap were solved how many days ago. */
const SOLVED = [
  { roadmap: 'sql', count: 3, daysAgo: 33 },
  { roadmap: 'dsa', count: 6, daysAgo: 26 },
  { roadmap: 'dsa', count: 5, daysAgo: 19 },
  { roadmap: 'dsa', count: 2, daysAgo: 12 },
  { roadmap: 'dsa', count: 4, daysAgo: 9 },
  { roadmap: 'dsa', count: 6, daysAgo: 6 },
  { roadmap: 'dsa', count: 3, daysAgo: 4 },
  { roadmap: 'dsa', count: 5, daysAgo: 3 },
  { roadmap: 'dsa', count: 2, daysAgo: 1 },
  { roadmap: 'dsa', count: 4, daysAgo: 0 },
];

const NOTES = [
  'A set answers "have I seen it?" in constant time.',
  'Count the letters of both, or sort them. Counting is **O(n)**.',
  'Walk once, keep `value → index`, and look for the *rest*.',
];

const ON_SCHEDULE = 8;

const PLAN = {
  roadmapIds: ['dsa', 'sql'],
  hoursPerWeek: 10,
  level: 'intermediate',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  zone: 'UTC',
};
const PLANNED_DAYS = 60;

/** Weeks of practice: solved problems on several days, notes, bookmarks, what is due for revision, a plan, and a mock test. */
export async function practise({ request }: BrowserContext, url: string): Promise<void> {
  const { id } = await json(request, `${url}/v1/auth/me`);
  const of = `${url}/v1/users/${id}`;
  const left = new Map<string, string[]>();
  for (const { roadmap, count, daysAgo } of SOLVED) {
    const units = left.get(roadmap) ?? (await unitsOf(request, url, roadmap));
    for (const unit of units.slice(0, count)) {
      // As if it had waited on the device since.
      const age = { 'x-mutation-age': String(daysAgo * DAY_MS) };
      await patch(request, `${of}/learning-units/${unit}`, { completed: true }, age);
    }
    left.set(roadmap, units.slice(count));
  }
  const units = await unitsOf(request, url, 'dsa');
  for (const [index, notes] of NOTES.entries())
    await patch(request, `${of}/learning-units/${units[index]}`, { notes });
  for (const index of [1, 4, 40])
    await patch(request, `${of}/learning-units/${units[index]}`, { bookmarked: true });
  for (const unit of units.slice(0, ON_SCHEDULE))
    await request.put(`${of}/revisions/${unit}`, { data: {}, headers });
  const targetDate = new Date(Date.now() + PLANNED_DAYS * DAY_MS).toISOString().slice(0, 10);
  await request.put(`${of}/plan`, { data: { ...PLAN, targetDate }, headers });
  await takeTest(request, `${of}/mock-attempts`);
  await request.put(`${url}/v1/home/last`, {
    data: { subject: 'dsa-problem:two-sum' },
    headers,
  });
}

/** It's handed in at once, so most topics are weak. */
async function takeTest(request: APIRequestContext, attempts: string): Promise<void> {
  const started = await request.post(attempts, { data: { testId: 'arrays-and-strings' }, headers });
  const { id } = await started.json();
  const data = { answers: [], programs: [] };
  await request.post(`${attempts}/${id}/hand-in`, { data, headers });
}

async function unitsOf(request: APIRequestContext, url: string, roadmap: string) {
  const { modules } = await json(request, `${url}/v1/roadmaps/${roadmap}`);
  return modules[0].sub_modules.topics.flatMap(
    ({ learning_units }: { learning_units: { id: string }[] }) =>
      learning_units.map((unit) => unit.id),
  ) as string[];
}

const json = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).json();

async function patch(
  request: APIRequestContext,
  address: string,
  data: object,
  further: Record<string, string> = {},
): Promise<void> {
  const answer = await request.patch(address, { data, headers: { ...headers, ...further } });
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`);
}
