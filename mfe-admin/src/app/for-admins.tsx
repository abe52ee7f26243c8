import { messageOf, useQuery } from '@site/shared/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import type { ReactNode } from 'react';
import { adminSessionQuery } from '../features/session/admin-session.ts';

interface ForAdminsProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page whose content is for administrators; anybody else is asked to sign in. */
export const ForAdmins = ({ title, intro, children }: ForAdminsProps) => (
  <Page title={title} intro={intro}>
    <Guarded>{children}</Guarded>
  </Page>
);

/** The server decides for itself, with each call; this only spares people pages of refusals. */
function Guarded({ children }: { children: ReactNode }) {
  const { data: admin, error, refetch } = useQuery(adminSessionQuery);
  if (admin) return children;
  if (admin === null) return <SignInPrompt />;
  if (error) {
    return (
      <ErrorState
        title="It could not be found out whether you are signed in"
        message={messageOf(error, 'The server does not answer.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Checking your sign-in...</VisuallyHidden>
      <Skeleton height="12rem" />
    </div>
  );
}

const SignInPrompt = () => (
  <EmptyState
    title="Sign in to see this page"
    text="It is for administrators. A learner's account does not open it."
    action={
      <ButtonLink to="/admin/login" variant="primary">
        Sign in as an administrator
      </ButtonLink>
    }
  />
);
