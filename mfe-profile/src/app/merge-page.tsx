import { safeRedirect, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { MergeFrame, MergeView } from '../features/merge/merge-view.tsx';
import { Loading } from './loading.tsx';

/** /profile/merge: the page after a login if something was made on this device before. */
export function MergePage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const then = safeRedirect(search.get('then'));
  if (status === 'signed-out') return <SignInPrompt />;
  if (!user) {
    return (
      <MergeFrame isChoosing>
        <Loading />
      </MergeFrame>
    );
  }
  return (
    <MergeView key={user.id} person={user.id} then={then} onLater={() => void navigate(then)} />
  );
}
