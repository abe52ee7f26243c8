import { type PlanSettings, planSettings } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** What a visitor's plan is made from. */
export interface DevicePlan {
  settings: PlanSettings;
  changedAt: string;
}

/** The one name that there is: a visitor has one plan. */
export const PLAN = 'settings';

const describe = ({ settings: { targetDate, hoursPerWeek }, changedAt }: DevicePlan): Version => ({
  changedAt,
  words: `until ${dated.format(new Date(targetDate))}, ${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`,
  text: '',
});

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A visitor's plan. A person's is with the account alone. */
export const plans: Kind<DevicePlan> = {
  ...createStore<DevicePlan>({
    texts: createTexts('plan'),
    parse(stored) {
      const { settings, changedAt = '' } = { ...(stored as Partial<DevicePlan>) };
      const { data } = planSettings.safeParse(settings);
      return data ? { settings: data, changedAt } : null;
    },
  }),
  heading: 'Plan',
  placeOf: () => ({ title: 'Plan', path: '/roadmaps/plan' }),
  describe,
  itemsOf: (_, { settings, changedAt }) => [{ kind: 'plan', settings, changedAt }],
  describeHeld: (held) =>
    held.kind === 'plan' ? describe(held) : { changedAt: held.changedAt, words: '', text: '' },
  ownAfter: () => null,
};
