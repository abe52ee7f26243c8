import { messageOf, useIsFetching, useQuery, useQueryClient } from '@site/shared/platform';
import { Badge, Button, Card, RotateCwIcon, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { ofServices, type Service, serviceQuery, services } from './service.queries.ts';
import styles from './services.module.css';

/** Every service that the reader may see with its state, and a button that checks again. */
export function ServiceList({ isAdmin }: { isAdmin: boolean }) {
  const client = useQueryClient();
  const busy = useIsFetching(ofServices) > 0;
  const shown = services.filter(({ isAdmins }) => isAdmin || !isAdmins);
  return (
    <section aria-labelledby="services-heading" className={styles.services}>
      <div className={styles.head}>
        <h2 id="services-heading">Services</h2>
        <Button
          size="sm"
          icon={<RotateCwIcon aria-hidden="true" />}
          busy={busy}
          onClick={() => void client.invalidateQueries(ofServices)}
        >
          Check again
        </Button>
      </div>
      <Card padding="none">
        <ul className={styles.list}>
          {shown.map((service) => (
            <ServiceRow key={service.path} service={service} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** One service: working, partly working, or what's wrong with it. */
function ServiceRow({ service }: { service: Service }) {
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
