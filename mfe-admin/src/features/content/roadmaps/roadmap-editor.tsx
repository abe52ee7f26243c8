import { Link, useQuery } from '@site/shared/platform';
import { Accordion, AccordionItem, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { ContentControls } from '../../../rights/rights.tsx';
import styles from '../content.module.css';
import { OriginBadge } from '../content-badges.tsx';
import { RetireButton } from './retire-button.tsx';
import { RoadmapForm } from './roadmap-form.tsx';
import { roadmapQuery } from './roadmaps.queries.ts';
import { TopicList } from './topic-list.tsx';

interface RoadmapEditorProps {
  id: string;
  /** More actions. */
  actions: ReactNode;
}

/** Everything about one roadmap. */
export function RoadmapEditor({ id, actions }: RoadmapEditorProps) {
  const { data: roadmap, error, refetch } = useQuery(roadmapQuery(id));
  if (!roadmap) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the roadmap"
        loading="Loading the roadmap..."
        height="24rem"
      />
    );
  }
  const { title, retired } = roadmap;
  return (
    <div className={styles.stack}>
      <div className={styles.actions}>
        <h2 className={styles.heading}>{title}</h2>
        <OriginBadge origin={roadmap.origin} />
      </div>
      {retired && (
        <Notice title="Learners don't see this roadmap">
          <p>Show it when it's ready. Progress in it is kept either way.</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <ContentControls>
          <RetireButton
            kind="roadmaps"
            id={id}
            name={title}
            retired={retired}
            variant={retired ? 'primary' : 'secondary'}
          />
        </ContentControls>
        {!retired && <Link to={`/roadmaps/${id}`}>See it as learners do</Link>}
        <ContentControls>{actions}</ContentControls>
      </div>
      <Accordion>
        <AccordionItem value="facts" title="About the roadmap" level={2}>
          <ContentControls>
            <RoadmapForm key={id} roadmap={roadmap} />
          </ContentControls>
        </AccordionItem>
      </Accordion>
      <TopicList roadmap={roadmap} />
    </div>
  );
}
