import { isSolvedHere, type LearningUnit } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  BookmarkIcon,
  classNames,
  DifficultyBadge,
  ExternalLinkIcon,
  FileTextIcon,
  IconButton,
  NotebookPenIcon,
  PlayIcon,
  Rating,
} from '@site/shared/ui';
import { type ComponentType, createContext, memo, use } from 'react';
import { CompanyList } from '../companies/company-list.tsx';
import type { PendingUnit } from '../progress/pending-progress.ts';
import { type UnitActions, unitIntent } from '../progress/use-unit-actions.ts';
import { WaitingMark } from '../progress/waiting-mark.tsx';
import { Columns, isResource } from './columns.ts';
import { ResourceLink } from './resource-link.tsx';
import styles from './unit-table.module.css';
import { unitRowId } from './use-current-problem.ts';

/** A component that the page shows beside the rating of each completed problem; null for none. */
export const UnitExtra = createContext<ComponentType<{ unit: LearningUnit }> | null>(null);

export interface UnitRowProps {
  unit: PendingUnit;
  /** Whether it is the current problem, which shortcuts act on. */
  current: boolean;
  actions: UnitActions;
}

/** One problem. Re-rendered only when the problem itself changes: a sheet has hundreds of them. */
export const UnitRow = memo(function UnitRow({ unit, current, actions }: UnitRowProps) {
  const { personId, save, promptLogin, logInForStatus } = actions;
  const { completed, bookmarked, notes } = unit.progress;
  const Extra = use(UnitExtra);
  const columns = use(Columns);

  const complete = () => save(unit.id, { completed: true });
  const toggleCompleted = () =>
    personId
      ? save(unit.id, { completed: !completed })
      : logInForStatus(unitIntent(unit, 'completed'), complete);
  const openNote = () => actions.openNote(unit.id);
  const saveBookmark = () => save(unit.id, { bookmarked: true });
  const toggleBookmark = () =>
    personId
      ? save(unit.id, { bookmarked: !bookmarked })
      : promptLogin('Log in to keep bookmarks.', unitIntent(unit, 'bookmarked'), saveBookmark);
  const editNote = () =>
    personId
      ? openNote()
      : promptLogin('Log in to write notes.', unitIntent(unit, 'note'), openNote);

  return (
    <tr
      id={unitRowId(unit.id)}
      className={classNames(styles.row, completed && styles.done)}
      tabIndex={-1}
      aria-current={current || undefined}
    >
      <td className={styles.Status}>
        <input
          type="checkbox"
          className={styles.check}
          data-key="c"
          aria-label={`Mark ${unit.name} complete`}
          checked={completed}
          onChange={toggleCompleted}
        />
      </td>
      <th scope="row" className={styles.Problem}>
        <ProblemName unit={unit} />
        <span className={styles.facts}>
          {unit.rating !== null && <Rating value={unit.rating} />}
          {Extra && completed && !unit.completing && personId !== null && <Extra unit={unit} />}
        </span>
        <WaitingMark unit={unit} />
      </th>
      <td className={styles.Difficulty}>
        <DifficultyBadge difficulty={unit.difficulty} />
      </td>
      {columns.includes('Companies') && (
        <td className={styles.Companies}>
          <CompanyList frequencies={unit.company_learning_unit_frequencies} />
        </td>
      )}
      {columns.includes('Article') && (
        <td className={styles.Article}>
          {/* A row with its own page needs no note about a missing article. */}
          {(!unit.page_link || isResource(unit.article_link)) && (
            <ResourceLink kind="Article" name={unit.name} href={unit.article_link}>
              <FileTextIcon aria-hidden="true" />
            </ResourceLink>
          )}
        </td>
      )}
      {columns.includes('Video') && (
        <td className={styles.Video}>
          <ResourceLink kind="Video" name={unit.name} href={unit.video_link}>
            <PlayIcon aria-hidden="true" />
          </ResourceLink>
        </td>
      )}
      <td className={styles.Bookmarks}>
        <IconButton
          size="sm"
          label={`Bookmark ${unit.name}`}
          aria-pressed={bookmarked}
          data-key="b"
          className={styles.toggle}
          onClick={toggleBookmark}
        >
          <BookmarkIcon aria-hidden="true" />
        </IconButton>
      </td>
      <td className={styles.Notes}>
        <IconButton
          size="sm"
          data-key="n"
          label={notes ? `Edit note on ${unit.name}` : `Add note to ${unit.name}`}
          className={classNames(styles.toggle, notes && styles.noted)}
          onClick={editNote}
        >
          <NotebookPenIcon aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
});

/** A problem that is solved on this site links to its page, with a link to the other site beside its name. */
function ProblemName({ unit }: { unit: LearningUnit }) {
  const { name, problem_link, article_link } = unit;
  const here = unit.page_link ?? (isSolvedHere(article_link) ? article_link : null);
  if (here) {
    return (
      <>
        <Link className={styles.name} data-key="o" to={here}>
          {name}
        </Link>
        {problem_link && !unit.page_link && <Elsewhere name={name} href={problem_link} />}
      </>
    );
  }
  if (!problem_link) return <span className={styles.name}>{name}</span>;
  return (
    <a
      className={styles.name}
      data-key="o"
      href={problem_link}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
    >
      {name}
    </a>
  );
}

function Elsewhere({ name, href }: { name: string; href: string }) {
  const label = `${name} on ${new URL(href).hostname}`;
  return (
    <a
      className={classNames(styles.resource, styles.elsewhere)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <ExternalLinkIcon aria-hidden="true" />
    </a>
  );
}
