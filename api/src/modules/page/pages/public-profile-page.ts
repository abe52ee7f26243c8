import type { PageKind } from '../page-data.ts';
import { paragraphs, shortened } from '../text.ts';
import { nothingThere } from './nothing-there.ts';

/**
 * /profile/{handle}. A private and an unknown one are answered alike. Search engines are asked to leave
 * all of them out: people make their profile public for those whom they give the address.
 */
export const publicProfilePage: PageKind = async ({ profiles }, userId, handle) => {
  const profile = await profiles.find(handle, userId);
  if (!profile) {
    const home = { name: 'Home', path: '/' };
    return nothingThere('Profile not found', 'There is no public profile with this ID.', home);
  }
  const { name, bio } = profile;
  return {
    answers: { [`/v1/profiles/${handle}`]: JSON.stringify(profile) },
    metadata: {
      title: `${name} (@${profile.handle})`,
      description: shortened(bio.replace(/\s+/g, ' ') || `The profile of ${name}.`),
      canonical: `/profile/${profile.handle}`,
      noindex: true,
    },
    text: paragraphs(bio || `The profile of ${name}.`),
  };
};
