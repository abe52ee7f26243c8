import { useLocation, useSession } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import { useBackgroundComponent } from '../../lazy-component.ts';
import { useOffline } from '../../offline/use-offline.ts';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import styles from '../layout.module.css';

/** What stands at the foot of the window. Nothing of it is loaded before it's needed, nor before the first content. */
export const Foot = () => (
  <div className={styles.foot}>
    <Offline />
    <NewVersion />
    <Verification />
    <Merge />
    <Waiting />
  </div>
);

const loadOffline = async () => (await import('../../offline/parts.tsx')).OfflineSupport;

/** Caches what pages need to open again without a network, and says so while there is none. */
function Offline() {
  const isOffline = useOffline();
  const Support = useBackgroundComponent(useAfterFirstContent() || isOffline, loadOffline);
  return Support && <Support />;
}

/** Many pages aren't open for so long. The first check follows at once, less than a minute after the page was sent. */
const OPEN_FOR_LONG_MS = 45_000;

const loadNewVersion = async () => (await import('./new-version-notice.tsx')).NewVersionNotice;

/** Offers to load the page again once something that it runs has a new version. */
function NewVersion() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), OPEN_FOR_LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const Notice = useBackgroundComponent(isDue, loadNewVersion);
  return Notice && <Notice />;
}

const loadVerification = async () => (await import('./verification-notice.tsx')).VerificationNotice;

/** Prompts a person who has signed up to verify their address, until it's done. */
function Verification() {
  const { user } = useSession();
  const isShown = !usePromptsItself() && user?.unverified === true;
  const Notice = useBackgroundComponent(useAfterFirstContent() && isShown, loadVerification);
  return isShown && Notice && <Notice />;
}

const loadMerge = async () => (await import('./merge-notice.tsx')).MergeNotice;

/** Shows a person who has logged in what they made on this device before: the login dialog leads nowhere. */
function Merge() {
  const { user } = useSession();
  const isShown = !usePromptsItself() && user !== null;
  const Notice = useBackgroundComponent(useAfterFirstContent() && isShown, loadMerge);
  return isShown && Notice && <Notice />;
}

/** The login page leads to both by itself, and the profile has a line for each. */
function usePromptsItself(): boolean {
  const [, area = ''] = useLocation().pathname.split('/');
  return ['auth', 'profile'].includes(area);
}

const loadWaiting = async () => {
  import('@site/shared/ui/modal-dialog.tsx').catch(() => {});
  return (await import('./waiting-status.tsx')).WaitingStatus;
};

/**
 * Says a signed-in person what waits for the network. With it comes what lets changes wait, and the dialogs in which
 * they are made: once the network is away it is too late to fetch these.
 */
function Waiting() {
  const { user } = useSession();
  const Status = useBackgroundComponent(useAfterFirstContent() && user !== null, loadWaiting);
  return Status && <Status />;
}
