import { Navigate, type RouteObject } from '@site/shared/platform';
import { ForgotPasswordPage } from './app/forgot-password-page.tsx';
import { LoginPage } from './app/login-page.tsx';
import { OauthCallbackPage } from './app/oauth-callback-page.tsx';
import { leaveWhenSignedIn } from './app/redirect-target.ts';
import { RegisterPage } from './app/register-page.tsx';
import { ResetPasswordPage } from './app/reset-password-page.tsx';
import { SuccessPage } from './app/success-page.tsx';
import { VerifyPage } from './app/verify-page.tsx';

/** This remote's only exposed module. */
export const routes: RouteObject[] = [
  {
    path: '/auth',
    children: [
      { index: true, element: <Navigate to="/auth/login" replace /> },
      { path: 'login', loader: leaveWhenSignedIn, element: <LoginPage /> },
      { path: 'register', loader: leaveWhenSignedIn, element: <RegisterPage /> },
      { path: 'forgetpassword', element: <ForgotPasswordPage /> },
      { path: 'resetpassword', element: <ResetPasswordPage /> },
      { path: 'verify', element: <VerifyPage /> },
      { path: 'oauth/callback', element: <OauthCallbackPage /> },
      { path: 'success', element: <SuccessPage /> },
    ],
  },
];
