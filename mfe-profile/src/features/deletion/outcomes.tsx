import { ButtonLink, Notice } from '@site/shared/ui';

export const LastWarning = () => (
  <p>
    Your account, everything personal in it and the callbacks requested under its email will be
    deleted at once. This can't be undone. If you didn't ask for it, close the page and nothing will
    change.
  </p>
);

export const Goodbye = () => (
  <>
    <Notice tone="success" title="Your account has been deleted">
      <p>
        Everything personal in it is gone, and all your devices have been logged out. Thank you for
        learning with us, and goodbye!
      </p>
    </Notice>
    <ButtonLink to="/" size="lg" wide>
      Go Home
    </ButtonLink>
  </>
);

/** For a link that no longer works: how to get a new one. */
export const DeadLink = ({ message }: { message: string }) => (
  <>
    <Notice tone="warning" title="This link doesn't work">
      <p>{message}</p>
      <p>Each link works once, for one hour. You can request a new one in your profile settings.</p>
    </Notice>
    <ButtonLink to="/profile/edit?tab=accounts" variant="primary" size="lg" wide>
      Profile settings
    </ButtonLink>
  </>
);
