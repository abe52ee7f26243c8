import { Link, useQuery } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import { secondFactorQuery } from './second-factor.queries.ts';

/** Advises administrators without a second factor to set one up; renders nothing for anyone else. */
export function SecondFactorAdvice() {
  const { data: factor } = useQuery(secondFactorQuery);
  if (!factor?.advised) return null;
  return (
    <Notice tone="warning" title="Protect your account with a second factor">
      <p>
        Anyone who finds out your password can sign in as you.{' '}
        <Link to="/admin/security">Set up a second factor</Link>
      </p>
    </Notice>
  );
}
