import { dayInWords } from '@site/shared/revision';
import { ButtonLink } from '@site/shared/ui';

interface PlanLinkProps {
  /** The target date of the plan; null if there is none. */
  until: string | null;
  today: string;
}

/** A link to the plan, or to making one. */
export const PlanLink = ({ until, today }: PlanLinkProps) => (
  <ButtonLink to="/roadmaps/plan" size="sm">
    {until ? planInWords(until, today) : 'Plan your days'}
  </ButtonLink>
);

const planInWords = (until: string, today: string) =>
  until > today ? `Your plan until ${dayInWords(until, today)}` : 'Your plan';
