import { Link, useQuery } from '@site/shared/platform';
import { Badge, EmptyState } from '@site/shared/ui';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { CardTable } from '../../../tables/card-table.tsx';
import styles from '../content.module.css';
import { RetiredBadge } from '../content-badges.tsx';
import { roadmapsQuery } from './roadmaps.queries.ts';

/** All roadmaps, with their contents. */
export function RoadmapTable() {
  const { data, error, refetch } = useQuery(roadmapsQuery);
  if (data?.length === 0) {
    return <EmptyState title="No roadmaps yet" text="Create one, or import a file." />;
  }
  if (data) {
    return (
      <CardTable
        label="Roadmaps"
        columns={['Roadmap', 'Category', 'Level', 'Topics', 'Problems', 'Status']}
      >
        {data.map(({ id, title, category, complexity, topics, units, ...state }) => (
          <tr key={id}>
            <th scope="row" className={styles.name}>
              <Link to={`/admin/roadmaps/${id}`}>{title}</Link>
            </th>
            <td data-label="Category">{category}</td>
            <td className={styles.level} data-label="Level">
              {complexity}
            </td>
            <td className={styles.count} data-label="Topics">
              {topics}
            </td>
            <td className={styles.count} data-label="Problems">
              {units}
            </td>
            <td data-label="Status">
              <span className={styles.badges}>
                {state.retired ? <RetiredBadge /> : <Badge tone="success">Shown</Badge>}
                {state.origin === 'site' && <Badge>Created here</Badge>}
                {state.edited > 0 && <Badge tone="accent">{state.edited} edited</Badge>}
                {state.retiredParts > 0 && <Badge>{state.retiredParts} retired parts</Badge>}
              </span>
            </td>
          </tr>
        ))}
      </CardTable>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the roadmaps"
      loading="Loading roadmaps..."
      height="12rem"
    />
  );
}
