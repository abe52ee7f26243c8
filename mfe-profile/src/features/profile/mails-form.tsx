import { mailsForm, mailsSection, type Profile } from '@site/shared/contracts';
import { ChoiceField } from './choice-field.tsx';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

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
