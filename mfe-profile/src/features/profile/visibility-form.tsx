import { type Profile, visibilityForm, visibilitySection } from '@site/shared/contracts/identity';
import { Link, toast } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { useSyncExternalStore } from 'react';
import { ChoiceField } from './choice-field.tsx';
import styles from './profile.module.css';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

const visibility: SectionKind<'visibility'> = {
  name: 'visibility',
  route: 'PUT /v1/profile/visibility',
  form: visibilityForm,
  section: visibilitySection,
  labels: { visibility: 'Who can see your profile' },
};

/** Whether others see the profile, and at which address. */
export function VisibilityForm({ profile }: { profile: Profile }) {
  const form = useSectionForm(visibility, profile.visibility);
  const { label, error: _, defaultValue: chosen, ...field } = form.field('visibility');
  return (
    <SectionFormFrame form={form}>
      <fieldset className={styles.choices}>
        <legend>{label}</legend>
        <ChoiceField
          type="radio"
          value="public"
          defaultChecked={chosen === 'public'}
          label="Public"
          hint="Anyone with the link sees your name, picture, bio, education, links and progress. Never your email, phone number, bookmarks or notes."
          {...field}
        />
        <ChoiceField
          type="radio"
          value="private"
          defaultChecked={chosen === 'private'}
          label="Private"
          hint="Only you can see your profile. Others see a page that says there isn't one."
          {...field}
        />
      </fieldset>
      <PublicAddress
        handle={profile.handle.handle}
        isPublic={profile.visibility.visibility === 'public'}
      />
    </SectionFormFrame>
  );
}

interface PublicAddressProps {
  handle: string;
  /** The saved visibility. */
  isPublic: boolean;
}

/** Where others find the profile. */
function PublicAddress({ handle, isPublic }: PublicAddressProps) {
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
