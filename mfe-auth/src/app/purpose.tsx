import { safeRedirect, useSearchParams, wantedAt } from '@site/shared/platform';
import { Notice, useHydrated } from '@site/shared/ui';

/** Says why the person was led here, if an action needed an account. */
export function Purpose({ action }: { action: 'Log in' | 'Sign up' }) {
  const [search] = useSearchParams();
  const intent = wantedAt(safeRedirect(search.get('redirect')));
  if (!useHydrated() || !intent) return null;
  return (
    <Notice>
      <p>
        {action} to {intent.purpose}. You'll come right back to where you were.
      </p>
    </Notice>
  );
}
