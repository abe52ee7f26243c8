import { useLoginPath } from '@site/shared/address';
import { LeftThingsNotice } from '@site/shared/device';
import {
  messageOf,
  rememberRedirect,
  useLocation,
  useQuery,
  useSession,
} from '@site/shared/platform';
import { BackLink, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { useEffect } from 'react';
import { homeQuery } from '../features/home/home.query.ts';
import { PlannedToday } from '../features/home/planned-today.tsx';
import { NotePreview } from '../features/practice/notes/note-preview.tsx';
import { useShortcutsOn } from '../features/practice/shortcuts/shortcuts-setting.ts';
import { followRevisions } from '../features/revision/follow-revisions.ts';
import { SignInToRevise } from '../features/revision/nothing-due.tsx';
import { revisionListQuery } from '../features/revision/revision.queries.ts';
import { TodaySkeleton, TodayView } from '../features/revision/today-view.tsx';

/** /roadmaps/today */
export function TodayPage() {
  const { status, user } = useSession();
  return (
    <Page
      title="Today"
      intro="Problems you've solved, back before you forget them."
      above={<BackLink to="/roadmaps">All roadmaps</BackLink>}
      actions={<ButtonLink to="/roadmaps/plan">Plan</ButtonLink>}
    >
      <LeftThingsNotice />
      {status === 'signed-out' && <Visitor />}
      {user && <Revisions key={user.id} personId={user.id} />}
    </Page>
  );
}

function Visitor() {
  const location = useLocation();
  const login = useLoginPath();
  return <SignInToRevise loginTo={login} onLogin={() => rememberRedirect(location)} />;
}

function Revisions({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(revisionListQuery(personId));
  const { data: home } = useQuery(homeQuery(personId));
  const keysOn = useShortcutsOn();
  useEffect(followRevisions, []);
  if (data) {
    return (
      <TodayView
        {...{ personId, response: data, keysOn }}
        dayIsDone={home !== undefined && !home.plan?.problems.length}
        Note={NotePreview}
      >
        {home && <PlannedToday home={home} />}
      </TodayView>
    );
  }
  if (!error) return <TodaySkeleton />;
  return (
    <ErrorState
      title="We couldn't load your revision schedule"
      message={messageOf(error, 'Check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}
