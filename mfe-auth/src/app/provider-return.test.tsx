import { rememberRedirect, sessionStore } from '@site/shared/platform';
import { asha, buildAccount, fakeApi, renderApp } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const me = buildAccount({ provider: 'google' });
const known = () => fakeApi().on('get', '/v1/auth/me', () => ({ status: 200, data: me }));
const unknown = () =>
  fakeApi()
    .on('get', '/v1/auth/me', () => ({ status: 401 }))
    .on('post', '/v1/auth/refresh', () => ({ status: 401 }));

test('coming back from a provider leads to the success page after 150 ms', async () => {
  const { router } = renderApp(routes, { path: '/', api: known(), session: asha });
  window.sessionStorage.setItem('oauthInProgress', 'true');
  await act(() => router.navigate('/auth/oauth/callback'));
  expect(await screen.findByRole('heading', { name: 'Completing sign-in…' })).toBeVisible();
  expect(window.sessionStorage.getItem('oauthInProgress')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Logging you in...' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/auth/success');
});

describe('the success page', () => {
  test('stores the person who has signed in, says so, and returns at once', async () => {
    const { router } = renderApp(routes, { path: '/', api: known() });
    rememberRedirect({ pathname: '/roadmaps/dsa', search: '?q=sum' });
    sessionStore.getState().acceptHint('signed-in');
    await act(() => router.navigate('/auth/success'));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.getByText('Redirecting to your previous page...')).toBeVisible();
    expect(window.localStorage.getItem('provider')).toBe('google');
    expect(window.localStorage.getItem('id')).toBe(asha.id);
    expect(await screen.findByText('Elsewhere: /roadmaps/dsa?q=sum')).toBeVisible();
    expect(screen.getAllByText('Login Successful')).toHaveLength(1);
  });

  test('goes to the redirect target in its address', async () => {
    renderApp(routes, { path: '/auth/success?redirect=%2Fprofile', session: asha, api: known() });
    expect(await screen.findByText('Elsewhere: /profile')).toBeVisible();
  });

  test('leads to the login page if the API says that nobody is signed in', async () => {
    renderApp(routes, { path: '/auth/success', api: unknown() });
    expect(await screen.findByText(/^That didn't work/)).toBeVisible();
    expect(sessionStore.getState().status).toBe('signed-out');
  });
});
