import { type Profile, phoneForm, phoneSection } from '@site/shared/contracts';
import { TextField } from '@site/shared/ui';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

const phone: SectionKind<'phone'> = {
  name: 'phone',
  route: 'PUT /v1/profile/phone',
  form: phoneForm,
  section: phoneSection,
  labels: { phone: 'Phone number' },
};

/** A phone number to log in with in place of the email. */
export function PhoneForm({ profile }: { profile: Profile }) {
  const form = useSectionForm(phone, profile.phone);
  return (
    <SectionFormFrame form={form} isSecondary>
      <TextField
        type="tel"
        autoComplete="tel-national"
        placeholder="9876543210"
        hint="10 digits. You can log in with this number and your password. Nobody else sees it."
        {...form.field('phone')}
      />
    </SectionFormFrame>
  );
}
