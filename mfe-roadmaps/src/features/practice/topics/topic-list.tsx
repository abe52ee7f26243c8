import { Accordion } from '@site/shared/ui';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { TopicMatch } from '../filters/practice-filter.ts';
import { keepInPlace } from './keep-in-place.ts';
import { TopicItem, topicTitleId } from './topic-item.tsx';
import type { UnitRowProps } from './unit-row.tsx';

interface TopicListProps extends Pick<UnitRowProps, 'actions'> {
  /** The filters' form, which browsers without scripts submit to open another topic. */
  formId: string;
  matches: TopicMatch[];
  filtering: boolean;
  /** The open topic; null if none is open. */
  open: string | null;
  /** The current problem, which shortcuts act on. */
  currentId: string | null;
  onChoose: (topicId: string | null) => void;
}

/** The topics of a roadmap, at most one open. */
export const TopicList = memo(function TopicList(props: TopicListProps) {
  const { formId, matches, filtering, open, currentId, onChoose, actions } = props;
  const sent = useMemo(() => ({ form: formId, name: 'topic' }), [formId]);
  const firstRender = useFirstRender();
  const choose = useCallback(
    (topicId: string) => {
      keepInPlace(document.getElementById(topicTitleId(topicId)));
      onChoose(topicId || null);
    },
    [onChoose],
  );
  return (
    <Accordion value={open ?? ''} onValueChange={choose} sent={sent}>
      {matches.map(({ topic, units }) => (
        <TopicItem
          key={topic.id}
          {...{ topic, units, filtering, actions }}
          currentId={topic.id === open ? currentId : null}
          whole={topic.id === open && firstRender}
        />
      ))}
    </Accordion>
  );
});

/** True on the first render only. */
function useFirstRender(): boolean {
  const [firstRender, setOpening] = useState(true);
  useEffect(() => setOpening(false), []);
  return firstRender;
}
