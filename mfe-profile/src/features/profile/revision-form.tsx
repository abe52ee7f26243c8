import { type Profile, queryKeys, revisionForm, revisionSection } from '@site/shared/contracts';
import { queryClient } from '@site/shared/platform';
import { ChoiceField } from './choice-field.tsx';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

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
