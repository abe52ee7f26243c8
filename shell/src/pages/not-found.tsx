import { ButtonLink } from '@site/shared/ui/button.tsx';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import { Page } from '@site/shared/ui/page.tsx';

/** Shown for every address that has no page. */
export const NotFound = () => (
  <Page
    title="Sorry page not found!"
    intro="The address may have a typo, or the page may have moved."
    width="text"
  >
    <MissingStep />
    <ButtonLink to="/" variant="primary" size="lg">
      Go Home
    </ButtonLink>
  </Page>
);
