import { messageOf, useQuery } from '@site/shared/platform';
import {
  ButtonLink,
  Dialog,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { SignInSteps } from '../features/login/sign-in-steps.tsx';
import {
  adminSessionEndedQuery,
  adminSessionQuery,
  forgetAdmin,
  startAdminSession,
} from '../features/session/admin-session.ts';

interface AdminPageProps {
  title: string;
  intro: string;
  /** Buttons or links beside the heading; not for visitors. */
  actions?: ReactNode;
  /** Editors can't open it either. */
  ownersOnly?: boolean;
  /** A line above the heading, such as a back link. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page for administrators; anyone else is prompted to sign in. */
export function AdminPage({ ownersOnly = false, actions, children, ...page }: AdminPageProps) {
  const { data: admin } = useQuery(adminSessionQuery);
  return (
    <Page {...page} actions={admin !== null && actions}>
      <Guarded ownersOnly={ownersOnly}>{children}</Guarded>
      <SignInAgain />
    </Page>
  );
}

/** The server checks every call; this only spares people a page full of errors. */
function Guarded({ ownersOnly, children }: Pick<AdminPageProps, 'ownersOnly' | 'children'>) {
  const { data: admin, error, refetch } = useQuery(adminSessionQuery);
  if (ownersOnly && admin?.role === 'editor') return <ForOwners />;
  // What one administrator has typed isn't shown to another.
  if (admin) return <Fragment key={admin.id}>{children}</Fragment>;
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

const ForOwners = () => (
  <EmptyState
    title="This page is for owners of the site"
    text="You're signed in as an editor. Ask an owner to do it for you, or to make you an owner."
  />
);

/** Prompts an administrator whose session has ended while typing; closing the prompt signs them out. */
function SignInAgain() {
  const { data: hasEnded } = useQuery(adminSessionEndedQuery);
  if (!hasEnded) return null;
  return (
    <Dialog
      open
      onOpenChange={forgetAdmin}
      size="sm"
      title="Sign in again"
      description="Your session has ended. What you typed is still here: sign in to save it."
    >
      <SignInSteps onSignedIn={startAdminSession} />
    </Dialog>
  );
}
