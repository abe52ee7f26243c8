import {
  type AdminRight,
  type AdminRole,
  adminRoles,
  roleHasRight,
  rolesWith,
} from '@site/shared/contracts/composition';
import { messageOf, useLocation, useQuery } from '@site/shared/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { SignInSteps } from '../features/login/sign-in-steps.tsx';
import { SecondFactorAdvice } from '../features/second-factor/advice.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import { homeOf } from '../features/session/sections.ts';
import { SignInAgain } from '../features/session/sign-in-again.tsx';
import { AdminContext } from '../rights/rights.tsx';
import styles from './admin-pages.module.css';

interface AdminPageProps {
  title: string;
  intro: string;
  /** What a role needs to open it; none if it's for every administrator. */
  right?: AdminRight;
  /** Buttons or links beside the heading; not for visitors. */
  actions?: ReactNode;
  /** What a role needs for these actions, if that's more than to open the page. */
  actionsRight?: AdminRight;
  /** A line above the heading, such as a back link. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page for administrators; anyone else is prompted to sign in. */
export function AdminPage({ right, actions, actionsRight, children, ...page }: AdminPageProps) {
  const { data: admin } = useQuery(adminSessionQuery);
  const mayAct = !admin || (mayUse(admin.role, right) && mayUse(admin.role, actionsRight));
  return (
    <AdminContext value={admin ?? null}>
      <Page {...page} actions={admin !== null && mayAct && actions}>
        <Guarded right={right}>{children}</Guarded>
        <SignInAgain Steps={SignInSteps} />
      </Page>
    </AdminContext>
  );
}

const mayUse = (role: AdminRole, right: AdminRight | undefined) =>
  right === undefined || roleHasRight(role, right);

/** The server checks every call; this only spares people a page full of errors. */
function Guarded({ right, children }: Pick<AdminPageProps, 'right' | 'children'>) {
  const { data: admin, error, refetch } = useQuery(adminSessionQuery);
  const { pathname } = useLocation();
  if (admin && right && !roleHasRight(admin.role, right)) return <ForOthers right={right} />;
  // What one administrator has typed isn't shown to another.
  if (admin) {
    return (
      <Fragment key={admin.id}>
        <div className={styles.advice}>
          {pathname === homeOf(admin.role) && <SecondFactorAdvice />}
        </div>
        {children}
      </Fragment>
    );
  }
  if (admin === null) return <SignInPrompt />;
  if (error) {
    return (
      <ErrorState
        title="We couldn't check whether you're signed in"
        message={messageOf(error, "The server isn't responding.")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Checking your sign-in...</VisuallyHidden>
      <noscript>The admin area needs JavaScript.</noscript>
      <Skeleton height="12rem" />
    </div>
  );
}

const SignInPrompt = () => (
  <EmptyState
    title="Sign in to see this page"
    text="Only administrators can open it. A learner's account won't work here."
    action={
      <ButtonLink to="/admin/login" variant="primary">
        Sign in as an administrator
      </ButtonLink>
    }
  />
);

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const ForOthers = ({ right }: { right: AdminRight }) => (
  <EmptyState
    title="Your role doesn't include this page"
    text={`It takes ${either.format(rolesWith(right).map((role) => adminRoles[role].noun))}. An owner can give you another role.`}
  />
);
