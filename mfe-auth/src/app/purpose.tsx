import { safeRedirect, useSearchParams, wantedAt } from '@site/shared/platform';
import { Notice, useHydrated } from '@site/shared/ui';

/** Says why somebody was led here, if they wanted something that needs an account. */
export function Purpose({ action }: { action: 'Log in' | 'Sign up' }) {
  const [search] = useSearchParams();
  const wanted = wantedAt(safeRedirect(search.get('redirect')));
  if (!useHydrated() || !wanted) return null;
  return (
    <Notice>
      <p>
        {action} to {wanted.purpose}. You'll come right back to where you were.
      </p>
    </Notice>
  );
}
