import type { RouteHandle } from '@site/shared/contracts/composition';
import type { RouteObject } from '@site/shared/platform';
import { LoginPage } from './app/login-page.tsx';
import { ForgotPasswordPage, ResetPasswordPage } from './app/password-pages.tsx';
import { OauthCallbackPage, SuccessPage } from './app/provider-return.tsx';
import { leaveWhenSignedIn } from './app/redirect-target.ts';
import { RegisterPage } from './app/register-page.tsx';
import { VerifyPage } from './app/verify-page.tsx';

/**
 * These pages depend on the secret in an emailed link's fragment, which isn't sent to servers, or only
 * redirect: browsers render them.
 */
const handle: RouteHandle = { rendered: false };

/** This remote's only exposed module. */
export const routes: RouteObject[] = [
  {
    path: '/auth',
    children: [
      { path: 'login', loader: leaveWhenSignedIn, element: <LoginPage /> },
      { path: 'register', loader: leaveWhenSignedIn, element: <RegisterPage /> },
      { path: 'forgetpassword', element: <ForgotPasswordPage /> },
      { path: 'resetpassword', handle, element: <ResetPasswordPage /> },
      { path: 'verify', handle, element: <VerifyPage /> },
      { path: 'oauth/callback', handle, element: <OauthCallbackPage /> },
      { path: 'success', handle, element: <SuccessPage /> },
    ],
  },
];
