import { counted } from '@site/shared/contracts/composition';
import type { AdminRoadmap, AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import { Accordion, AccordionItem, Button } from '@site/shared/ui';
import { useState } from 'react';
import { ContentControls } from '../../../rights/rights.tsx';
import styles from '../content.module.css';
import { OriginBadge, RetiredBadge } from '../content-badges.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { ChangeDialog } from '../people/change-dialog.tsx';
import { fates } from '../people/fates.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { type Chosen, useChosen } from './bulk/use-chosen.ts';
import { moveTopic, moveUnitsTo, orderOf, useOrder } from './order.ts';
import { RetireButton } from './retire-button.tsx';
import { topicIn } from './roadmap-values.ts';
import { TopicDialog } from './topic-dialog.tsx';
import { UnitDialog } from './unit-dialog.tsx';
import { UnitTable } from './unit-table.tsx';

type Editing =
  | { topic: AdminTopic | null }
  /** A problem of a topic; null for a new one. */
  | { unit: AdminUnit | null; topicId: string }
  /** A problem that is to move to a topic. */
  | { moving: AdminUnit; topicId: string };

/** A roadmap's topics with their problems, to add, edit, move and retire. */
export function TopicList({ roadmap }: { roadmap: AdminRoadmap }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const move = useOrder(roadmap);
  const close = () => setEditing(null);
  const shown = roadmap.topics.filter(({ retired }) => !retired);
  const { ids, chosen, clear } = useChosen(orderOf(roadmap).flatMap(({ units }) => units));
  return (
    <section className={styles.stack} aria-labelledby="topics">
      <h2 id="topics" className={styles.heading}>
        Topics
      </h2>
      <Accordion>
        {roadmap.topics.map((topic) => (
          <AccordionItem
            key={topic.id}
            value={topic.id}
            title={topic.title}
            meta={
              <span className={styles.badges}>
                {topic.retired && <RetiredBadge />}
                <OriginBadge origin={topic.origin} />
                <span className={styles.quiet}>{problems(topic)}</span>
              </span>
            }
          >
            <div className={styles.stack}>
              <p className={styles.quiet}>{topic.description}</p>
              <div className={styles.actions}>
                <ContentControls>
                  <Button size="sm" onClick={() => setEditing({ unit: null, topicId: topic.id })}>
                    Add problem
                  </Button>
                  <Button size="sm" onClick={() => setEditing({ topic })}>
                    Edit topic
                  </Button>
                  <ChooseAll topic={topic} chosen={chosen} />
                  <RetireButton
                    size="sm"
                    kind="topics"
                    id={topic.id}
                    name={topic.title}
                    retired={topic.retired}
                  />
                  {!topic.retired && (
                    <MoveButtons
                      id={topic.id}
                      name={topic.title}
                      position={shown.indexOf(topic)}
                      count={shown.length}
                      onMove={(by, button) =>
                        move((order) => moveTopic(order, topic.id, by), button)
                      }
                    />
                  )}
                </ContentControls>
              </div>
              <UnitTable
                roadmapId={roadmap.id}
                topic={topic}
                topics={shown}
                chosen={chosen}
                onEdit={(unit) => setEditing({ unit, topicId: topic.id })}
                onMove={move}
                onMoveTo={(unit, topicId) => setEditing({ moving: unit, topicId })}
              />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
      <div className={styles.actions}>
        <ContentControls>
          <Button onClick={() => setEditing({ topic: null })}>Add topic</Button>
        </ContentControls>
      </div>
      <BulkBar roadmap={roadmap} ids={ids} onClear={clear} />
      {editing && 'topic' in editing && (
        <TopicDialog roadmapId={roadmap.id} topic={editing.topic} onClose={close} />
      )}
      {editing && 'unit' in editing && (
        <UnitDialog topicId={editing.topicId} unit={editing.unit} onClose={close} />
      )}
      {editing && 'moving' in editing && (
        <ChangeDialog
          title={`Move ${editing.moving.name} to ${topicIn(roadmap, editing.topicId)?.title}?`}
          affected={{ of: 'unit', ids: [editing.moving.id] }}
          fate={fates.moved}
          action="Move"
          onConfirm={() =>
            move((order) => moveUnitsTo(order, [editing.moving.id], editing.topicId), '')
          }
          onClose={close}
        />
      )}
    </section>
  );
}

function ChooseAll({ topic, chosen }: { topic: AdminTopic; chosen: Chosen }) {
  const ids = topic.units.filter(({ retired }) => !retired).map(({ id }) => id);
  if (topic.retired || ids.length < 2) return null;
  const all = ids.every(chosen.has);
  return (
    <Button size="sm" aria-pressed={all} onClick={() => chosen.chooseAll(ids, !all)}>
      Select all
    </Button>
  );
}

function problems({ units }: AdminTopic): string {
  const count = units.filter(({ retired }) => !retired).length;
  return counted(count, 'problem');
}
