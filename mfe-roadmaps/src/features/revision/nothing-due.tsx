import type { Revision } from '@site/shared/contracts/practice';
import { onDay } from '@site/shared/revision';
import {
  ButtonLink,
  CalendarIcon,
  CircleCheckIcon,
  EmptyState,
  RotateCwIcon,
} from '@site/shared/ui';

/** Explains how revision works to someone with an empty schedule. */
export const NothingScheduled = ({ automatic }: { automatic: boolean }) => (
  <EmptyState
    icon={<RotateCwIcon />}
    title="Nothing to revise yet"
    text={`${automatic ? 'Mark a problem complete.' : 'Mark a problem complete and choose Revise next to its name.'} It comes back after a few days, then after longer and longer breaks: each time just before you'd forget it.`}
    action={
      <ButtonLink variant="primary" to="/roadmaps">
        Choose a roadmap
      </ButtonLink>
    }
  />
);

interface AllDoneProps {
  next: Revision | undefined;
  today: string;
  /** Whether nothing new is planned for today either. */
  dayIsDone: boolean;
}

/** Shown when nothing is left to revise today. */
export const AllDone = ({ next, today, dayIsDone }: AllDoneProps) => (
  <EmptyState
    icon={<CircleCheckIcon />}
    title={dayIsDone ? 'All done for today' : 'Nothing left to revise today'}
    text={[
      ...(next ? [`${next.name} comes next, ${onDay(next.dueOn, today)}.`] : []),
      ...(dayIsDone ? ["There's time for something new."] : []),
    ].join(' ')}
    action={dayIsDone && <ButtonLink to="/roadmaps">Practise something new</ButtonLink>}
  />
);

/** Explains this page to a visitor. */
export const SignInToRevise = ({ loginTo, onLogin }: { loginTo: string; onLogin: () => void }) => (
  <EmptyState
    icon={<CalendarIcon />}
    title="Log in to see what's due"
    text="Problems you've solved come back here just before you'd forget them, for as long as you like."
    action={
      <ButtonLink variant="primary" to={loginTo} onClick={onLogin}>
        Log in
      </ButtonLink>
    }
  />
);
