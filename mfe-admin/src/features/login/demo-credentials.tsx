import { request } from '@site/shared/api';
import type { DemoCredentials as Credentials } from '@site/shared/contracts/identity';
import { queryOptions, statusOf, useQuery } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import styles from './login.module.css';

/** Browsers on other machines would be refused, so they don't send the request. */
const onThisMachine = () => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(location.hostname);

/** The default credentials, in a browser on the same machine as the site; null for anyone else. */
const demoCredentialsQuery = queryOptions({
  queryKey: ['demo-credentials'],
  queryFn: async ({ signal }): Promise<Credentials | null> => {
    if (!onThisMachine()) return null;
    try {
      return await request('GET /v1/admins/demonstration', { signal });
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  },
  staleTime: 0,
  retry: false,
});

/** The default credentials; nothing outside demonstration mode. */
export function DemoCredentials() {
  const { data: admin } = useQuery(demoCredentialsQuery);
  if (!admin) return null;
  return (
    <Notice title="Default admin credentials">
      <dl className={styles.credentials}>
        <dt>Email</dt>
        <dd>{admin.email}</dd>
        <dt>Password</dt>
        <dd>{admin.password}</dd>
      </dl>
      <p>Shown on this machine only, because the site runs in demonstration mode.</p>
    </Notice>
  );
}
