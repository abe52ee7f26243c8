import { ButtonLink } from '@site/shared/ui/button.tsx';
import { Page } from '@site/shared/ui/page.tsx';

/** Shown for every address that has no page. */
export const NotFound = () => (
  <Page
    title="Sorry page not found!"
    intro="The address may be mistyped, or the page has moved."
    width="text"
  >
    <ButtonLink to="/" variant="primary" size="lg">
      Go Home
    </ButtonLink>
  </Page>
);
