import { Link, toast } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { useSyncExternalStore } from 'react';
import styles from './profile.module.css';

interface PublicAddressProps {
  handle: string;
  /** The saved visibility. */
  isPublic: boolean;
}

/** Where others find the profile. */
export function PublicAddress({ handle, isPublic }: PublicAddressProps) {
  const path = `/profile/${handle}`;
  const address = useOrigin() + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Address copied.');
    } catch {
      toast.error("We couldn't copy the address. Select it and copy it yourself.");
    }
  };
  return (
    <div className={styles.address}>
      <p className={styles.addressLabel}>Your public address</p>
      <p>
        <Link to={path}>{address}</Link>
      </p>
      <Button size="sm" onClick={() => void copy()}>
        Copy address
      </Button>
      {!isPublic && (
        <p className={styles.hint}>
          Your profile is private, so only you can see this page until you make it public.
        </p>
      )}
    </div>
  );
}

const never = () => () => {};

/** '' on the server and during hydration: only the browser knows the site's address. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
