import { queryKeys } from '@site/shared/contracts/composition';
import {
  mailsForm,
  mailsSection,
  type Profile,
  phoneForm,
  phoneSection,
  revisionForm,
  revisionSection,
} from '@site/shared/contracts/identity';
import { queryClient } from '@site/shared/platform';
import { TextField } from '@site/shared/ui';
import { ChoiceField } from './choice-field.tsx';
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

const mails: SectionKind<'mails'> = {
  name: 'mails',
  route: 'PUT /v1/profile/mails',
  form: mailsForm,
  section: mailsSection,
  labels: { replies: 'Replies to my comments', news: 'News and updates' },
};

/** Which emails the person gets. */
export function MailsForm({ profile }: { profile: Profile }) {
  const form = useSectionForm(mails, profile.mails);
  return (
    <SectionFormFrame form={form} isSecondary>
      <ChoiceField
        {...form.field('replies')}
        hint="When someone replies to one of your comments."
      />
      <ChoiceField {...form.field('news')} hint="New roadmaps and features, now and then." />
    </SectionFormFrame>
  );
}

const revision: SectionKind<'revision'> = {
  name: 'revision',
  route: 'PUT /v1/profile/revision',
  form: revisionForm,
  section: revisionSection,
  labels: { automatic: 'Revise the problems I complete' },
};

/** Pages that offer Revise get the setting with the schedule. */
const invalidateSchedule = () =>
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisions('').slice(0, 1) });

/** Whether completed problems are scheduled for revision automatically. */
export function RevisionForm({ profile }: { profile: Profile }) {
  const form = useSectionForm(revision, profile.revision, invalidateSchedule);
  return (
    <SectionFormFrame form={form} isSecondary>
      <ChoiceField
        {...form.field('automatic')}
        hint="Every problem you mark complete comes back on Today automatically. If you turn this off, your schedule stays as it is, and you add problems with Revise."
      />
    </SectionFormFrame>
  );
}
