import { ArrowLeftIcon, ButtonLink, Page } from '@site/shared/ui';

/** /dsaarticle/{slug} of an article that does not exist. */
export const ProblemNotFoundPage = () => (
  <Page
    title="Problem Not Found"
    intro="The requested DSA problem could not be found."
    width="text"
  >
    <ButtonLink to="/dsaarticles" icon={<ArrowLeftIcon aria-hidden="true" />}>
      All DSA problems
    </ButtonLink>
  </Page>
);
