import { type Profile, socialsForm, socialsSection } from '@site/shared/contracts/identity';
import { TextField } from '@site/shared/ui';
import { SectionFormFrame } from './sections/section-form-frame.tsx';
import type { SectionKind } from './sections/section-kind.ts';
import { useSectionForm } from './sections/use-section-form.ts';

const socials: SectionKind<'socials'> = {
  name: 'socials',
  route: 'PUT /v1/profile/socials',
  form: socialsForm,
  section: socialsSection,
  labels: { linkedin: 'LinkedIn', twitter: 'Twitter', website: 'Website', resume: 'Resume' },
};

const examples = [
  ['linkedin', 'https://www.linkedin.com/in/your-name'],
  ['twitter', 'https://x.com/your-name'],
  ['website', 'https://example.org'],
  ['resume', 'https://example.org/resume.pdf'],
] as const;

/** The person's links to other sites. */
export function SocialsForm({ profile }: { profile: Profile }) {
  const form = useSectionForm(socials, profile.socials);
  return (
    <SectionFormFrame form={form}>
      {examples.map(([name, example]) => (
        <TextField
          key={name}
          // A browser's own validation would refuse addresses without https://, which is added.
          type="text"
          inputMode="url"
          autoComplete={name === 'website' ? 'url' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example}
          {...form.field(name)}
        />
      ))}
    </SectionFormFrame>
  );
}
