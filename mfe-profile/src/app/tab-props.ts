import type { Profile } from '@site/shared/contracts';
import type { SessionUser } from '@site/shared/platform';

/** The props of every tab of the settings. */
export interface TabProps {
  user: SessionUser;
  profile: Profile;
}
