import type { Profile } from '@site/shared/contracts';
import type { SessionUser } from '@site/shared/platform';

/** What every tab of the settings is given. */
export interface TabProps {
  user: SessionUser;
  profile: Profile;
}
