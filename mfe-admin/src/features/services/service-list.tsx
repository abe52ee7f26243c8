import { useIsFetching, useQueryClient } from '@site/shared/platform';
import { Button, Card, RotateCwIcon } from '@site/shared/ui';
import { ofServices, services } from './service.queries.ts';
import { ServiceRow } from './service-row.tsx';
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
