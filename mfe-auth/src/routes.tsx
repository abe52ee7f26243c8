import { Navigate, type RouteObject } from '@site/shared/platform';
import { LoginPage } from './app/login-page.tsx';
import { leaveWhenSignedIn } from './app/redirect-target.ts';
import { RegisterPage } from './app/register-page.tsx';

/** The one door of this remote. */
export const routes: RouteObject[] = [
  {
    path: '/auth',
    children: [
      { index: true, element: <Navigate to="/auth/login" replace /> },
      { path: 'login', loader: leaveWhenSignedIn, element: <LoginPage /> },
      { path: 'register', loader: leaveWhenSignedIn, element: <RegisterPage /> },
    ],
  },
];
