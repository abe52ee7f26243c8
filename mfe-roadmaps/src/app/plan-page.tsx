import { useLoginPath } from '@site/shared/address';
import type { PlanUnit } from '@site/shared/contracts/practice';
import { LeftThingsNotice } from '@site/shared/device';
import {
  Link,
  leaveToLogIn,
  messageOf,
  useLocation,
  usePersonKey,
  useQuery,
  useSession,
  useWanted,
} from '@site/shared/platform';
import { BackLink, ButtonLink, ErrorState, Page, useHydrated } from '@site/shared/ui';
import { accountPlan, planQuery } from '../features/plan/account-plan.ts';
import { CalendarSection, NoCalendar } from '../features/plan/calendar-section.tsx';
import { devicePlan, devicePlanQuery, deviceSettings } from '../features/plan/device-plan.ts';

import { PlanEditor } from '../features/plan/plan-editor.tsx';
import { PlanSkeleton } from '../features/plan/plan-view.tsx';
import { usePendingProgress } from '../features/practice/progress/pending-progress.ts';
import {
  UNIT_INTENT,
  type UnitIntent,
  unitIntent,
  useUnitActions,
} from '../features/practice/progress/use-unit-actions.ts';

import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** /roadmaps/plan */
export function PlanPage() {
  const { status, user } = useSession();
  const live = useHydrated();
  return (
    <Page
      title="Plan"
      intro="What to solve and revise on each day until your interview."
      above={<BackLink to="/roadmaps">All roadmaps</BackLink>}
      actions={user && <ButtonLink to="/roadmaps/today">Today</ButtonLink>}
    >
      <LeftThingsNotice />
      {status === 'signed-out' && (
        <>
          <noscript>
            <p>
              Without an account, your plan is kept in your browser, and showing it needs
              JavaScript.
            </p>
          </noscript>
          {/* A server can't know whether there is one. */}
          {live && <VisitorsPlan />}
        </>
      )}
      {user && <OwnPlan key={user.id} personId={user.id} />}
    </Page>
  );
}

function VisitorsPlan() {
  const plan = useQuery(devicePlanQuery);
  const location = useLocation();
  const loginPath = useLoginPath();
  const login = (
    <Link to={loginPath} onClick={() => leaveToLogIn(location)}>
      Log in
    </Link>
  );
  return (
    <LoadedPlan
      plan={plan}
      storage={devicePlan}
      calendar={<NoCalendar login={login} />}
      last={deviceSettings()}
    />
  );
}

function OwnPlan({ personId }: { personId: string }) {
  const plan = useQuery(planQuery(personId));
  const { save } = useUnitActions();
  useWanted<UnitIntent>(UNIT_INTENT, ({ meta: { unitId } }) => save(unitId, { completed: true }));
  return (
    <LoadedPlan
      plan={plan}
      storage={accountPlan(personId)}
      calendar={<CalendarSection personId={personId} since={plan.data?.calendarSince ?? null} />}
    />
  );
}

interface LoadedPlanProps
  extends Pick<Parameters<typeof PlanEditor>[0], 'storage' | 'calendar' | 'last'> {
  plan: ReturnType<typeof useQuery<Parameters<typeof PlanEditor>[0]['answer']>>;
}

/** A plan with the roadmaps that it can be made of, once both are there. */
function LoadedPlan({ plan, ...rest }: LoadedPlanProps) {
  const person = usePersonKey();
  const roadmaps = useQuery(roadmapListQuery(person));
  const marks = usePendingProgress(person);
  const { personId, save, logInForStatus } = useUnitActions();
  const mark = ({ unitId, name }: PlanUnit, completed: boolean) =>
    personId
      ? save(unitId, { completed })
      : logInForStatus(unitIntent({ id: unitId, name }, 'completed'), () =>
          save(unitId, { completed: true }),
        );
  if (plan.data && roadmaps.data) {
    return (
      <PlanEditor
        answer={plan.data}
        roadmaps={roadmaps.data}
        marks={marks}
        onMark={mark}
        {...rest}
      />
    );
  }
  const error = plan.error ?? roadmaps.error;
  if (!error) return <PlanSkeleton />;
  return (
    <ErrorState
      title="We couldn't load your plan"
      message={messageOf(error, 'Check your connection and try again.')}
      onRetry={() => {
        void plan.refetch();
        void roadmaps.refetch();
      }}
    />
  );
}
