import { counted } from '@site/shared/contracts/composition';
import type { Home } from '@site/shared/contracts/practice';
import { type AccountMenuProps, useNavigate, usePersonKey, useQuery } from '@site/shared/platform';
import { dayInWords } from '@site/shared/revision';
import { CalendarIcon, TargetIcon } from '@site/shared/ui';
import { homeQuery } from '../features/home/home.query.ts';
import { useStillDue } from '../features/revision/waiting-revisions.ts';

const NONE: string[] = [];

/** In the account menu: links to Today and Plan, with what's due and the target date once they're known. */
export default function AccountEntries({ Item }: AccountMenuProps) {
  const navigate = useNavigate();
  const { data: home } = useQuery(homeQuery(usePersonKey()));
  const due = useStillDue(home?.due ?? NONE);
  return (
    <>
      <Item
        icon={<CalendarIcon aria-hidden="true" />}
        onSelect={() => void navigate('/roadmaps/today')}
      >
        {due > 0 ? `Today: ${counted(due, 'problem')} due` : 'Today'}
      </Item>
      <Item
        icon={<TargetIcon aria-hidden="true" />}
        onSelect={() => void navigate('/roadmaps/plan')}
      >
        {home ? planInWords(home) : 'Plan'}
      </Item>
    </>
  );
}

const planInWords = ({ planUntil, today }: Pick<Home, 'planUntil' | 'today'>) =>
  planUntil && planUntil > today ? `Plan until ${dayInWords(planUntil, today)}` : 'Plan';
