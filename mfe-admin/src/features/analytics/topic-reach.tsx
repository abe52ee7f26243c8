import type { RoadmapReach } from '@site/shared/contracts/editorial';
import { Card, EmptyState, ProgressBar, percentOf, SelectField, Table } from '@site/shared/ui';
import { useState } from 'react';
import styles from './analytics.module.css';

/** How far a roadmap's learners get, topic by topic. */
export function TopicReachCard({ roadmaps }: { roadmaps: readonly RoadmapReach[] }) {
  const [chosen, setChosen] = useState('');
  const roadmap = roadmaps.find(({ id }) => id === chosen) ?? roadmaps[0];
  return (
    <Card as="section" aria-labelledby="drop-off" className={styles.section}>
      <h2 id="drop-off">Drop-off by topic</h2>
      {roadmap ? (
        <>
          <SelectField
            label="Roadmap"
            value={roadmap.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {roadmaps.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <p className={styles.hint}>
            Of the {people(roadmap.learners)} who completed a problem of this roadmap in the period:
            how many have ever started each topic, and how many have finished it.
          </p>
          <Topics roadmap={roadmap} />
        </>
      ) : (
        <EmptyState
          title="Nobody completed a problem in this period"
          text="Choose a longer period to see where learners stop."
        />
      )}
    </Card>
  );
}

const people = (count: number) => (count === 1 ? 'one person' : `${count.toLocaleString()} people`);

const Topics = ({ roadmap: { title, learners, topics } }: { roadmap: RoadmapReach }) => (
  <Table label={`Topics in ${title}`} columns={['Topic', 'Started', 'Finished', 'Share started']}>
    {topics.map((topic) => (
      <tr key={topic.id}>
        <th scope="row" className={styles.subject}>
          {topic.title}
        </th>
        <td className={styles.count}>{topic.started.toLocaleString()}</td>
        <td className={styles.count}>{topic.finished.toLocaleString()}</td>
        <td className={styles.bar}>
          <ProgressBar label={`Started ${topic.title}`} value={topic.started} max={learners} />
          <span className={styles.hint}>{percentOf(topic.started, learners)}%</span>
        </td>
      </tr>
    ))}
  </Table>
);
