import { sessionStore } from '@site/shared/platform';
import { asha, renderApp } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  apiOfAsha,
  FIRST,
  filledIn,
  openSettings,
  SECOND,
  THIRD,
} from '../testing/settings-page.ts';

const BASIC_INFO = '/v1/profile/basic-info';
const { basicInfo } = filledIn;
const bio = () => screen.getByLabelText('Bio');
const save = () => screen.getByRole('button', { name: 'Save Changes' });

/** The section after another device has saved `changes`. */
const elsewhere = (changes: Partial<typeof basicInfo>) => {
  const current = { ...basicInfo, ...changes, version: SECOND };
  const message = 'This was changed on another device since you opened it.';
  return {
    status: 409,
    data: { statusCode: 409, code: 'changed-elsewhere', message, current },
  };
};

test('a visitor is prompted to log in', async () => {
  renderApp(routes, { path: '/profile/edit' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fprofile%2Fedit',
  );
});

test('the menu leads back and to the four tabs, each with its own address', async () => {
  const { user } = await openSettings();
  const menu = within(screen.getByRole('navigation', { name: 'Profile settings' }));
  const links = menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Back to Profile', '/profile'],
    ['Basic Info', '/profile/edit'],
    ['Socials', '/profile/edit?tab=socials'],
    ['Visibility', '/profile/edit?tab=visibility'],
    ['Accounts', '/profile/edit?tab=accounts'],
  ]);
  expect(menu.getByRole('link', { name: 'Basic Info' })).toHaveAttribute('aria-current', 'page');
  await user.click(menu.getByRole('link', { name: 'Visibility' }));
  expect(await screen.findByRole('region', { name: 'Visibility' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Visibility' })).toHaveAttribute('aria-current', 'page');
});

test('an address with an unknown tab opens Basic Info', async () => {
  await openSettings('?tab=constructor');
  expect(await screen.findByRole('region', { name: 'Basic Info' })).toBeVisible();
});

test("a profile that can't be loaded can be retried", async () => {
  const api = apiOfAsha().on('get', '/v1/profile', () => ({ status: 503 }));
  const { user } = await openSettings('', api);
  expect(await screen.findByText("We couldn't load your profile")).toBeVisible();
  api.on('get', '/v1/profile', () => ({ status: 200, data: filledIn }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First Name')).toHaveValue('Asha');
});

describe('two devices', () => {
  async function saveBio(typed: string, changedTo: Partial<typeof basicInfo>) {
    const api = apiOfAsha().on('put', BASIC_INFO, ({ data }) => {
      const sent = data as typeof basicInfo;
      if (sent.version === FIRST) return elsewhere(changedTo);
      return { status: 200, data: { ...sent, version: THIRD } };
    });
    const page = await openSettings('', api);
    await page.user.clear(await screen.findByLabelText('Bio'));
    await page.user.type(bio(), typed);
    await page.user.click(save());
    return page;
  }

  test('that changed different fields both count', async () => {
    const { api } = await saveBio('Trees', { college: 'IIT Madras' });
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(api.callsTo('put', BASIC_INFO)[1]?.data).toEqual({
      ...basicInfo,
      bio: 'Trees',
      college: 'IIT Madras',
      version: SECOND,
    });
    expect(screen.getByLabelText('College')).toHaveValue('IIT Madras');
  });

  test('that changed the same field: both are shown, and mine can be chosen', async () => {
    const { user, api } = await saveBio('Trees', { bio: 'Heaps' });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('This was changed on another device')).toBeVisible();
    expect(notice.getByText('Heaps')).toBeVisible();
    expect(notice.getByText('Trees')).toBeVisible();
    const keepMine = screen.getByRole('button', { name: 'Keep mine' });
    expect(keepMine).toHaveFocus();
    await user.click(keepMine);
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(api.callsTo('put', BASIC_INFO)[1]?.data).toMatchObject({
      bio: 'Trees',
      version: SECOND,
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that changed the same field: the other can be chosen', async () => {
    const { user, api } = await saveBio('Trees', { bio: 'Heaps' });
    await user.click(await screen.findByRole('button', { name: 'Use the other' }));
    expect(bio()).toHaveValue('Heaps');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.callsTo('put', BASIC_INFO)).toHaveLength(1);
  });
});

describe('unsaved changes', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  async function typeBio() {
    const page = await openSettings();
    await page.user.type(await screen.findByLabelText('Bio'), ' Daily.');
    return page;
  }
  const goTo = (name: string) => screen.getByRole('link', { name });

  test('prompt before the tab is left, and stay if the person stays', async () => {
    const { user } = await typeBio();
    await user.click(goTo('Socials'));
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(bio()).toHaveValue('Learning graphs. Daily.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are discarded if the person leaves anyway', async () => {
    const { user } = await typeBio();
    await user.click(goTo('Socials'));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByLabelText('LinkedIn')).toBeVisible();
    await user.click(goTo('Basic Info'));
    expect(await screen.findByLabelText('Bio')).toHaveValue('Learning graphs.');
  });

  test("that were discarded don't prompt", async () => {
    const { user } = await typeBio();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(bio()).toHaveValue('Learning graphs.');
    await user.click(goTo('Socials'));
    expect(await screen.findByLabelText('LinkedIn')).toBeVisible();
  });

  test('make the browser prompt before its tab is closed', async () => {
    const { user } = await openSettings();
    await screen.findByLabelText('Bio');
    const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await user.type(bio(), '!');
    expect(closing()).toBe(false);
  });

  test('are restored after a session that ended in between', async () => {
    await typeBio();
    act(() => sessionStore.getState().expire());
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    act(() => sessionStore.getState().signIn(asha));
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(bio()).toHaveValue('Learning graphs. Daily.');
  });

  test('that are restored are merged with what another device has saved since', async () => {
    const { api } = await typeBio();
    act(() => sessionStore.getState().expire());
    await screen.findByRole('link', { name: 'Log in' });
    const saved = { ...basicInfo, bio: 'Heaps', branch: 'EE', version: SECOND };
    api.on('get', '/v1/profile', () => ({ status: 200, data: { ...filledIn, basicInfo: saved } }));
    act(() => sessionStore.getState().signIn(asha));
    expect(await screen.findByText('This was changed on another device')).toBeVisible();
    expect(bio()).toHaveValue('Learning graphs. Daily.');
    expect(screen.getByLabelText('Branch')).toHaveValue('EE');
  });
});

describe('Socials', () => {
  const SOCIALS = '/v1/profile/socials';

  test('are saved as addresses, never anything else, and https:// is added', async () => {
    const socials = { ...filledIn.socials, linkedin: 'https://linkedin.com/in/asha' };
    const api = apiOfAsha().on('put', SOCIALS, () => ({
      status: 200,
      data: { ...socials, version: SECOND },
    }));
    const { user } = await openSettings('?tab=socials', api);
    const linkedin = await screen.findByLabelText('LinkedIn');
    await user.type(linkedin, 'javascript:alert(1)');
    await user.click(save());
    await waitFor(() =>
      expect(linkedin).toHaveAccessibleDescription(/^must be an address such as/),
    );
    expect(api.callsTo('put', SOCIALS)).toHaveLength(0);
    await user.clear(linkedin);
    await user.type(linkedin, 'linkedin.com/in/asha');
    await user.click(save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(api.callsTo('put', SOCIALS)[0]?.data).toEqual(socials);
    expect(screen.getByLabelText('LinkedIn')).toHaveValue(socials.linkedin);
  });
});

test('a person makes the profile public and copies its address', async () => {
  const VISIBILITY = '/v1/profile/visibility';
  const api = apiOfAsha().on('put', VISIBILITY, () => ({
    status: 200,
    data: { version: SECOND, visibility: 'public' },
  }));
  const { user } = await openSettings('?tab=visibility', api);
  expect(await screen.findByLabelText('Private')).toBeChecked();
  expect(screen.getByText(/Your profile is private, so only you/)).toBeVisible();
  await user.click(screen.getByLabelText('Public'));
  await user.click(save());
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(api.callsTo('put', VISIBILITY)[0]?.data).toEqual({ visibility: 'public', version: FIRST });
  expect(screen.getByLabelText('Public')).toBeChecked();
  expect(screen.queryByText(/Your profile is private, so only you/)).not.toBeInTheDocument();
  const address = `${window.location.origin}/profile/asha-rao`;
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', '/profile/asha-rao');
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
});
