import { counted } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { type DevicePlan, readPlan } from '../read-plan.ts';
import { plans } from '../stores/plans.ts';

const describe = ({ settings: { targetDate, hoursPerWeek }, changedAt }: DevicePlan): Version => ({
  changedAt,
  words: `until ${dated.format(new Date(targetDate))}, ${counted(hoursPerWeek, 'hour')} a week`,
  text: '',
});

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const planKind: Kind<DevicePlan> = {
  ...plans,
  read: (_, owner) => (owner === null ? readPlan() : null),
  heading: 'Plan',
  placeOf: () => ({ title: 'Plan', path: '/roadmaps/plan' }),
  describe,
  itemsOf: (_, { settings, changedAt }) => [{ kind: 'plan', settings, changedAt }],
  describeHeld: (held) =>
    held.kind === 'plan' ? describe(held) : { changedAt: held.changedAt, words: '', text: '' },
  ownAfter: () => null,
};
