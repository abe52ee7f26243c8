import { request } from '@site/shared/api';
import { queryKeys, VISITOR_KEY } from '@site/shared/contracts/composition';
import { type PlanAnswer, type PlanSettings, planAnswer } from '@site/shared/contracts/practice';
import { createStore, PLAN, plans, readPlan } from '@site/shared/device';
import { fieldErrorsOf, queryOptions, statusOf, timeZone } from '@site/shared/platform';
import type { PlanStorage } from './account-plan.ts';

/** A visitor's plan: its settings are stored on the device, and the API computes it without storing anything. */
export const devicePlan: PlanStorage = {
  queryKey: queryKeys.plan(VISITOR_KEY),
  async save(settings) {
    const response = await preview(settings);
    plans.write(PLAN, null, { settings, changedAt: new Date().toISOString() });
    return response;
  },
  async remove() {
    plans.write(PLAN, null, null);
    shown.write(PLAN, null, null);
  },
};

/** The last plan shown, for offline use: the service worker doesn't cache responses to POST requests. */
const shown = createStore<PlanAnswer>(
  'plan-shown',
  (stored) => planAnswer.safeParse(stored).data ?? null,
);

async function preview(settings: PlanSettings, signal?: AbortSignal): Promise<PlanAnswer> {
  const body = { ...settings, zone: timeZone() };
  const response = await request('POST /v1/plans/preview', { body, ...(signal && { signal }) });
  shown.write(PLAN, null, response);
  return response;
}

/** The settings of a visitor's plan on this device. */
export const deviceSettings = () => readPlan()?.settings ?? null;

async function fetchPlan(signal: AbortSignal): Promise<PlanAnswer> {
  const none: PlanAnswer = { today: today(), plan: null, calendarSince: null };
  const settings = deviceSettings();
  if (!settings) return none;
  try {
    return await preview(settings, signal);
  } catch (error) {
    const last = statusOf(error) === null && shown.read(PLAN, null);
    if (last) return last;
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

/** Today's date on this device. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

const MINUTE_MS = 60_000;
