import { safeRedirect, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { Page } from '@site/shared/ui';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { MergeView } from '../features/merge/merge-view.tsx';
import { Loading } from './loading.tsx';

/** /profile/merge: where a login leads if something was made on this device before. */
export function MergePage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const then = safeRedirect(search.get('then'));
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page
      title="Made before you logged in"
      intro="Merge what's yours from this device into your account, and leave out what isn't. Of two versions the newer one wins, and you can undo it for seven days on this device."
      width="text"
    >
      {user ? (
        <MergeView key={user.id} person={user.id} then={then} onLater={() => void navigate(then)} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
