import {
  type Account,
  type Profile,
  profile as profileSchema,
} from '@site/shared/contracts/identity';
import { asha, buildAccount, type FakeApi, fakeApi, renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

/** Versions of the sections, as the API makes them. */
export const FIRST = '1111111111111111';
export const SECOND = '2222222222222222';
export const THIRD = '3333333333333333';

/** A profile that's filled in. */
export const filledIn: Profile = profileSchema.parse({
  basicInfo: {
    version: FIRST,
    firstName: 'Asha',
    lastName: 'Rao',
    bio: 'Learning graphs.',
    country: 'India',
    college: 'VIT Vellore',
    degree: "Bachelor's",
    branch: 'CSE',
    graduationYear: 2026,
  },
  socials: { version: FIRST, linkedin: '', twitter: 'https://x.com/asha', website: '', resume: '' },
  visibility: { version: FIRST, visibility: 'private' },
  mails: { version: FIRST, replies: false, news: false },
  revision: { version: FIRST, automatic: true },
  handle: { version: FIRST, handle: 'asha-rao' },
  phone: { version: FIRST, phone: '' },
  email: 'asha@example.com',
  avatarUrl: null,
});

export const apiOfAsha = (facts: Partial<Account> = {}, profile: Profile = filledIn): FakeApi =>
  fakeApi()
    .on('get', '/v1/auth/me', () => ({
      status: 200,
      data: buildAccount({ providers: ['github'], ...facts }),
    }))
    .on('get', '/v1/auth/sessions', () => ({ status: 200, data: [] }))
    .on('get', '/v1/profile/imports', () => ({ status: 200, data: [] }))
    .on('get', '/v1/colleges', () => ({ status: 200, data: { items: [] } }))
    .on('get', '/v1/profile', () => ({ status: 200, data: profile }));

/** Opens a tab of the settings as Asha; `tab` is the end of the address, such as '?tab=socials'. */
export async function openSettings(tab = '', api: FakeApi = apiOfAsha()) {
  const page = renderApp(routes, { path: `/profile/edit${tab}`, session: asha, api });
  await screen.findByRole('heading', { name: 'Profile settings', level: 1 });
  return page;
}
