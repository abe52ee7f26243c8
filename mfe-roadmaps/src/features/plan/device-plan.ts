import { type NewPlan, type PlanAnswer, queryKeys, VISITOR_KEY } from '@site/shared/contracts';
import { PLAN, plans } from '@site/shared/device';
import { fieldErrorsOf, http, queryOptions, timeZone } from '@site/shared/platform';
import type { PlanKeeping } from './plan-keeping.ts';

/** A visitor's plan: what it's made from stays on the device, and the API makes it and stores nothing. */
export const devicePlan: PlanKeeping = {
  queryKey: queryKeys.plan(VISITOR_KEY),
  async save(settings) {
    const body: NewPlan = { ...settings, zone: timeZone() };
    const { data } = await http.post<PlanAnswer>('/v1/plans/preview', body);
    plans.write(PLAN, null, { settings, changedAt: new Date().toISOString() });
    return data;
  },
  async remove() {
    plans.write(PLAN, null, null);
  },
};

/** The settings that a visitor has planned with on this device. */
export const deviceSettings = () => plans.read(PLAN, null)?.settings ?? null;

async function fetchPlan(signal: AbortSignal): Promise<PlanAnswer> {
  const none: PlanAnswer = { today: today(), plan: null, calendarSince: null };
  const settings = deviceSettings();
  if (!settings) return none;
  try {
    const body: NewPlan = { ...settings, zone: timeZone() };
    return (await http.post<PlanAnswer>('/v1/plans/preview', body, { signal })).data;
  } catch (error) {
    // The target date may have passed since: the form says what to change.
    if (Object.keys(fieldErrorsOf(error)).length > 0) return none;
    throw error;
  }
}

export const devicePlanQuery = queryOptions({
  queryKey: devicePlan.queryKey,
  queryFn: ({ signal }) => fetchPlan(signal),
  staleTime: 0,
});

/** The day that it is on this device. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

const MINUTE_MS = 60_000;
