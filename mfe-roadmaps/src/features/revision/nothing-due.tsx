import type { Revision } from '@site/shared/contracts';
import {
  ButtonLink,
  CalendarIcon,
  CircleCheckIcon,
  EmptyState,
  RotateCwIcon,
} from '@site/shared/ui';
import { onDay } from './days.ts';

/** Explains how revision works to somebody with an empty schedule. */
export const NothingScheduled = () => (
  <EmptyState
    icon={<RotateCwIcon />}
    title="Nothing to revise yet"
    text="Mark a problem complete on a practice sheet and choose Revise beside its name. It comes back after a few days, then after longer and longer breaks: each time just before you would forget it."
    action={
      <ButtonLink variant="primary" to="/roadmaps">
        Choose a roadmap
      </ButtonLink>
    }
  />
);

/** Shown when nothing is left for today. */
export const AllDone = ({ next, today }: { next: Revision | undefined; today: string }) => (
  <EmptyState
    icon={<CircleCheckIcon />}
    title="All done for today"
    text={
      next
        ? `${next.name} comes next, ${onDay(next.dueOn, today)}. Until then there is time for something new.`
        : 'There is time for something new.'
    }
    action={<ButtonLink to="/roadmaps">Practise something new</ButtonLink>}
  />
);

/** Explains this page to a visitor. */
export const SignInToRevise = ({ loginTo, onLogin }: { loginTo: string; onLogin: () => void }) => (
  <EmptyState
    icon={<CalendarIcon />}
    title="Log in to see what is due"
    text="Problems you have solved come back here just before you would forget them, for as long as you want."
    action={
      <ButtonLink variant="primary" to={loginTo} onClick={onLogin}>
        Log in
      </ButtonLink>
    }
  />
);
