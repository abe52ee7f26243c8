import { Button, EmptyState, ListChecksIcon, Notice, SearchIcon } from '@site/shared/ui';

const TITLE = 'No practice problems found';

/** Shown if nothing matches the search and the filters. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon />}
    title={TITLE}
    text="Try adjusting your search or filters"
    action={<Button onClick={onClear}>Clear search and filters</Button>}
  />
);

/** Shown if the roadmap has nothing to practise: no topics at all, or only topics without problems. */
export const NothingToPractise = ({ topicCount }: { topicCount: number }) => (
  <>
    {topicCount === 0 ? (
      <Notice>No practice problems found for this roadmap.</Notice>
    ) : (
      <Notice tone="warning">No practice problems found for this roadmap</Notice>
    )}
    <EmptyState
      icon={<ListChecksIcon />}
      title={TITLE}
      text="No topics available for this roadmap"
    />
  </>
);
