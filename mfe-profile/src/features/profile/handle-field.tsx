import { handleForm, handleSection, type Profile } from '@site/shared/contracts/identity';
import { Button, TextField } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import styles from './profile.module.css';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

const handle: SectionKind<'handle'> = {
  name: 'handle',
  route: 'PUT /v1/profile/handle',
  form: handleForm,
  section: handleSection,
  labels: { handle: 'New ID' },
};

/** The person's ID, and a form to change it. Afterwards, the focus returns to where it was. */
export function HandleField({ profile }: { profile: Profile }) {
  const [form, setForm] = useState<'unseen' | 'open' | 'closed'>('unseen');
  if (form === 'open') return <HandleForm profile={profile} onClose={() => setForm('closed')} />;
  return (
    <span className={styles.handle}>
      {profile.handle.handle}
      <Button
        size="sm"
        aria-label="Edit ID"
        ref={(button) => {
          if (form === 'closed') button?.focus();
        }}
        onClick={() => setForm('open')}
      >
        Edit
      </Button>
    </span>
  );
}

function HandleForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useSectionForm(handle, profile.handle, onClose);
  const { setFocus } = form;
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => setFocus('handle'), [setFocus]);
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <SectionFormFrame form={form} isSecondary save="Save ID" onCancel={cancel}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Part of your public address. If you change it, links to the old one no longer work."
        {...form.field('handle')}
      />
    </SectionFormFrame>
  );
}
