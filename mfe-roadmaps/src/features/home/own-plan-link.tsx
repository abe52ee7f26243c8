import { usePersonKey, useQuery } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui';
import { homeQuery } from './home.query.ts';

/** A link to the person's plan. Uses what the home page or the account menu has already fetched. */
export function OwnPlanLink() {
  const { data: home } = useQuery({
    ...homeQuery(usePersonKey()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const made = home?.planUntil ? 'Your plan' : 'Plan your days';
  return <ButtonLink to="/roadmaps/plan">{home ? made : 'Plan'}</ButtonLink>;
}
