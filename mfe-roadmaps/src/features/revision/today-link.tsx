import { ButtonLink, CalendarIcon } from '@site/shared/ui';
import { useDueCount } from './waiting-revisions.ts';

/** A link to the revision page, with the number of due problems. */
export function TodayLink({ personId }: { personId: string }) {
  const count = useDueCount(personId);
  return (
    <ButtonLink to="/roadmaps/today" icon={<CalendarIcon aria-hidden="true" />}>
      {count > 0 ? `${count} due today` : 'Today'}
    </ButtonLink>
  );
}
