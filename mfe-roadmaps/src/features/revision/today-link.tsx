import { ButtonLink, CalendarIcon } from '@site/shared/ui';
import { useDueCount } from './waiting-revisions.ts';

/** The way to what is to be revised, with how much of it is due. */
export function TodayLink({ personId }: { personId: string }) {
  const count = useDueCount(personId);
  return (
    <ButtonLink to="/roadmaps/today" icon={<CalendarIcon aria-hidden="true" />}>
      {count > 0 ? `${count} due today` : 'Today'}
    </ButtonLink>
  );
}
