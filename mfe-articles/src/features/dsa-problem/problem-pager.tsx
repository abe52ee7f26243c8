import type { DsaProblemSummary } from '@site/shared/contracts';
import { useQueryClient } from '@site/shared/platform';
import { Pager } from '@site/shared/ui';
import { problemQuery } from '@site/shared/workspace';
import { neighboursOf, problemPath } from './problem-list.ts';

interface ProblemPagerProps {
  problems: DsaProblemSummary[];
  slug: string;
}

/** Links to the previous and next problem, each of which is prefetched on intent. */
export function ProblemPager({ problems, slug }: ProblemPagerProps) {
  const client = useQueryClient();
  const { previous, next } = neighboursOf(problems, slug);
  return (
    <Pager
      previous={previous && neighbourOf(previous)}
      next={next && neighbourOf(next)}
      onIntent={(neighbour) => void client.prefetchQuery(problemQuery(neighbour.slug))}
    />
  );
}

const neighbourOf = ({ slug, title }: DsaProblemSummary) => ({
  slug,
  title,
  path: problemPath(slug),
});
