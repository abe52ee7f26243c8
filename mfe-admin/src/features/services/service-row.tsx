import { messageOf, useQuery } from '@site/shared/platform';
import { Badge, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { type Service, serviceQuery } from './service.queries.ts';
import styles from './services.module.css';

/** One service: working, partly working, or what's wrong with it. */
export function ServiceRow({ service }: { service: Service }) {
  const { data, error, isPending, dataUpdatedAt, errorUpdatedAt } = useQuery(serviceQuery(service));
  const lines = error
    ? [messageOf(error, "It isn't responding. Check that the server is running.")]
    : (data?.lines ?? [service.purpose]);
  const checkedAt = new Date(Math.max(dataUpdatedAt, errorUpdatedAt)).toLocaleTimeString();
  return (
    <li className={styles.service}>
      <div>
        <h3 className={styles.name}>{service.name}</h3>
        {lines.map((line) => (
          <p key={line} className={styles.detail}>
            {line}
          </p>
        ))}
      </div>
      {isPending ? (
        <p role="status">
          <VisuallyHidden>Checking {service.name}...</VisuallyHidden>
          <Skeleton width="5rem" />
        </p>
      ) : (
        <p role="status" className={styles.state}>
          {error ? (
            <Badge tone="danger">Not working</Badge>
          ) : data.isWhole ? (
            <Badge tone="success">Working</Badge>
          ) : (
            <Badge tone="warning">Partly working</Badge>
          )}
          <span className={styles.detail}>checked at {checkedAt}</span>
        </p>
      )}
    </li>
  );
}
