import { messageOf, useQuery } from '@site/shared/platform';
import { Badge, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { type Service, serviceQuery } from './service.queries.ts';
import styles from './services.module.css';

/** One service: working, or what is wrong with it. */
export function ServiceRow({ service }: { service: Service }) {
  const { error, isPending, dataUpdatedAt, errorUpdatedAt } = useQuery(serviceQuery(service));
  const checkedAt = new Date(Math.max(dataUpdatedAt, errorUpdatedAt)).toLocaleTimeString();
  return (
    <li className={styles.service}>
      <div>
        <h3 className={styles.name}>{service.name}</h3>
        <p className={styles.detail}>
          {error
            ? messageOf(error, "It isn't responding. Check that the server is running.")
            : service.purpose}
        </p>
      </div>
      {isPending ? (
        <p role="status">
          <VisuallyHidden>Checking {service.name}...</VisuallyHidden>
          <Skeleton width="5rem" />
        </p>
      ) : (
        <p role="status" className={styles.state}>
          <Badge tone={error ? 'danger' : 'success'}>{error ? 'Not working' : 'Working'}</Badge>
          <span className={styles.detail}>checked at {checkedAt}</span>
        </p>
      )}
    </li>
  );
}
