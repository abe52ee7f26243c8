import { Accordion } from '@site/shared/ui';
import { openTopic } from './open-topic.ts';
import type { TopicMatch } from './practice-filter.ts';
import { TopicItem } from './topic-item.tsx';
import type { UnitRowProps } from './unit-row.tsx';

interface TopicListProps extends Pick<UnitRowProps, 'actions'> {
  matches: TopicMatch[];
  filtering: boolean;
  /** The topic the learner opened, null after closing all. */
  chosen: string | null;
  onChoose: (topicId: string | null) => void;
}

/** The topics of a roadmap, at most one open. */
export function TopicList({ matches, filtering, chosen, onChoose, actions }: TopicListProps) {
  const visible = matches.map(({ topic }) => topic);
  return (
    <Accordion
      value={openTopic(chosen, visible, filtering) ?? ''}
      onValueChange={(topicId) => onChoose(topicId || null)}
    >
      {matches.map(({ topic, units }) => (
        <TopicItem key={topic.id} {...{ topic, units, filtering, actions }} />
      ))}
    </Accordion>
  );
}
