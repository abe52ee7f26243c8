import {
  type DueRevision,
  isSolvedHere,
  type Revision,
  type RevisionGrade,
} from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  Card,
  DifficultyBadge,
  ExternalLinkIcon,
  FileTextIcon,
} from '@site/shared/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { agoInWords } from './days.ts';
import styles from './due-card.module.css';
import { GradeButtons } from './grade-buttons.tsx';

interface DueCardProps {
  problem: DueRevision;
  today: string;
  busy: boolean;
  keysOn: boolean;
  Note: ComponentType<{ text: string }>;
  onGrade: (grade: RevisionGrade) => void;
  onStop: () => void;
}

/** The problem to solve again now: links to it, its note, and the grades. */
export function DueCard({ problem, today, busy, keysOn, Note, onGrade, onStop }: DueCardProps) {
  const { name, difficulty, topic, roadmap, notes } = problem;
  return (
    <Card as="article" padding="lg" className={styles.card} aria-labelledby="due-problem">
      <div className={styles.facts}>
        <DifficultyBadge difficulty={difficulty} />
        <span>
          <Link to={sheetPath(problem)}>{roadmap.title}</Link> · {topic}
        </span>
      </div>
      <h3 id="due-problem" className={styles.name}>
        {name}
      </h3>
      <p className={styles.history}>{historyOf(problem, today)}</p>
      <div className={styles.links}>
        <Links problem={problem} />
      </div>
      {notes && <OwnNote text={notes} Note={Note} />}
      <GradeButtons intervals={problem.intervals} {...{ busy, keysOn, onGrade }} />
      <Button variant="ghost" size="sm" className={styles.stop} disabled={busy} onClick={onStop}>
        Stop revising {name}
      </Button>
    </Card>
  );
}

function historyOf({ lastReviewedOn, reps, lapses }: DueRevision, today: string): string {
  const last = `${reps > 1 ? 'Last revised' : 'Solved'} ${agoInWords(lastReviewedOn, today)}`;
  if (reps < 2) return `${last}, not revised yet.`;
  const forgotten = lapses === 0 ? 'never forgotten' : `forgotten ${times(lapses)}`;
  return `${last}, solved ${times(reps)} in all, ${forgotten}.`;
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** Closed at first: it may give away the solution. */
function OwnNote({ text, Note }: { text: string } & Pick<DueCardProps, 'Note'>) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.note} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Your note</summary>
      <div className={styles.text}>{open && <Note text={text} />}</div>
    </details>
  );
}

/** A problem that can be solved on this site links here first, and to the other site second. */
function Links({ problem: { name, problemLink, articleLink } }: { problem: DueRevision }) {
  const solve = { variant: 'primary', 'aria-label': `Solve again: ${name}` } as const;
  if (!isSolvedHere(articleLink))
    return (
      <>
        {problemLink && (
          <External href={problemLink} {...solve}>
            Solve again
          </External>
        )}
        {articleLink && <Article name={name} href={articleLink} />}
      </>
    );
  return (
    <>
      <ButtonLink to={articleLink} {...solve}>
        Solve again
      </ButtonLink>
      {problemLink && (
        <External href={problemLink}>On {new URL(problemLink).host.replace(/^www\./, '')}</External>
      )}
    </>
  );
}

function Article({ name, href }: { name: string; href: string }) {
  const label = `Article on ${name}`;
  if (!href.startsWith('/'))
    return (
      <External href={href} aria-label={label}>
        Article
      </External>
    );
  return (
    <ButtonLink to={href} aria-label={label} icon={<FileTextIcon aria-hidden="true" />}>
      Article
    </ButtonLink>
  );
}

function External(link: {
  href: string;
  children: ReactNode;
  variant?: 'primary';
  'aria-label'?: string;
}) {
  return (
    <ButtonLink
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
      icon={<ExternalLinkIcon aria-hidden="true" />}
      {...link}
    />
  );
}

/** The row of a problem on its practice sheet. */
export const sheetPath = ({ roadmap, unitId }: Pick<Revision, 'roadmap' | 'unitId'>) =>
  `/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`;
