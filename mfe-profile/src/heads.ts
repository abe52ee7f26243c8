import type { PageHead, PageHeads } from '@site/shared/contracts/composition';
import { plainLine, shortened } from '@site/shared/contracts/composition';
import type { PublicProfile } from '@site/shared/contracts/identity';
import { personKey, queryClient } from '@site/shared/platform';
import { publicProfileQuery } from './features/public-profile/public-profile.queries.ts';

/** What goes into pages' heads beyond remote.json. */
export const heads: PageHeads = {
  /**
   * A private profile and an unknown ID get the same response. Search engines shouldn't index any of them:
   * people make their profile public for those they share the address with.
   */
  '/profile/:handle': ({ params }) => {
    const { queryKey } = publicProfileQuery(params.handle ?? '', personKey());
    const profile = queryClient.getQueryData(queryKey);
    if (profile === undefined) return undefined;
    return profile ? headOf(profile) : nobody;
  },
};

const nobody: Partial<PageHead> = {
  title: 'Profile not found',
  description: "There's no public profile with this ID.",
  status: 404,
  noindex: true,
};

const headOf = ({ name, handle, bio }: PublicProfile): Partial<PageHead> => ({
  title: `${name} (@${handle})`,
  description: shortened(plainLine(bio) || `${name}'s profile.`),
  canonical: `/profile/${handle}`,
  noindex: true,
});
