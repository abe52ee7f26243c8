import { messageOf, useParams, usePersonKey } from '@site/shared/platform';
import { BriefcaseIcon, EmptyState, ErrorState, Page } from '@site/shared/ui';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { reloadPage } from '../features/practice/reload-page.ts';
import { companySheetQuery, isMissing } from '../features/practice/roadmap.queries.ts';
import { notFoundTexts } from './not-found-texts.ts';
import { AllRoadmaps, SheetPage, useSheet } from './sheet-page.tsx';

/** /roadmaps/company/:slug: the problems that a company is known to ask, of all roadmaps. */
export function CompanyPage() {
  const slug = useParams().slug ?? '';
  const sheet = useSheet(companySheetQuery(slug, usePersonKey()));
  const { roadmap, error } = sheet;
  if (roadmap && roadmap.topics.length > 0) {
    return <SheetPage key={slug} {...sheet} roadmap={roadmap} />;
  }
  if (roadmap) return <NoProblems title={roadmap.title} />;
  if (isMissing(error)) return <Page {...notFoundTexts('company')} above={<AllRoadmaps />} />;
  return (
    <Page title="Problems of a company" above={<AllRoadmaps />}>
      {error ? (
        <ErrorState
          title="We couldn't load these problems"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={reloadPage}
        />
      ) : (
        <PracticeSkeleton />
      )}
    </Page>
  );
}

const NoProblems = ({ title }: { title: string }) => (
  <Page title={title} above={<AllRoadmaps />}>
    <EmptyState
      icon={<BriefcaseIcon />}
      title="No problems so far"
      text="A problem is listed here once three learners have reported that this company asked it."
    />
  </Page>
);
