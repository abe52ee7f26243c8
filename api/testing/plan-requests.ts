import { dayAfter, dayOf } from '../src/areas/practice/local-days/local-days.ts';
import { newOpaqueToken } from '../src/session/opaque-token.ts';
import type { Sample, SampleRequests } from './sample.ts';

/** Requests about the owner's plan. */
export const planRequests: SampleRequests = {
  'POST /v1/plans/preview': (agent) => agent.post('/v1/plans/preview', settings()),
  'GET /v1/users/{userId}/plan': (agent, { owner }) => agent.get(planOf(owner)),
  'PUT /v1/users/{userId}/plan': (agent, { owner }) => agent.put(planOf(owner), settings()),
  'DELETE /v1/users/{userId}/plan': (agent, { owner }) => agent.delete(planOf(owner)),
  'GET /v1/users/{userId}/plan.ics': async (agent, sample) => {
    await storedPlan(sample);
    return agent.get(`${planOf(sample.owner)}.ics`);
  },
  'POST /v1/users/{userId}/plan/calendar': async (agent, sample) => {
    await storedPlan(sample);
    return agent.post(`${planOf(sample.owner)}/calendar`, { zone: 'Asia/Kolkata' });
  },
  'DELETE /v1/users/{userId}/plan/calendar': (agent, { owner }) =>
    agent.delete(`${planOf(owner)}/calendar`),
  'GET /v1/calendars/{file}': async (agent, sample) =>
    agent.get(`/v1/calendars/${await storedPlan(sample)}.ics`),
};

const planOf = ({ id }: { id: string }) => `/v1/users/${id}/plan`;
const settings = () => ({
  roadmapIds: ['dsa'],
  targetDate: inThreeMonths(),
  hoursPerWeek: 7,
  level: 'intermediate',
  days: ['monday', 'wednesday', 'saturday'],
});
const inThreeMonths = () => dayAfter(dayOf(new Date()), 90);

/** Stores a plan with a calendar for the owner. @returns the calendar's secret */
async function storedPlan({ site, owner }: Sample): Promise<string> {
  const { token, hash } = newOpaqueToken();
  await site.database.pool.query(
    `insert into plans (user_id, roadmap_ids, target_date, hours_per_week, level, days,
       calendar_hash, calendar_zone, calendar_since)
     values ($1, '{dsa}', $2, 7, 'intermediate', '{monday}', $3, 'Asia/Kolkata', now())
     on conflict (user_id) do update set calendar_hash = excluded.calendar_hash,
       calendar_zone = excluded.calendar_zone, calendar_since = excluded.calendar_since`,
    [owner.id, inThreeMonths(), hash],
  );
  return token;
}
