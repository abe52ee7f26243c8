import { useIsFetching, useQuery, useQueryClient } from '@site/shared/platform';
import { Button, Card, RotateCwIcon } from '@site/shared/ui';
import { adminSessionQuery } from '../session/admin-session.ts';
import { ofServices, services } from './service.queries.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './services.module.css';

/** Every service that this person may ask about with its state, and a button that asks again. */
export function ServiceList() {
  const client = useQueryClient();
  const { data: admin } = useQuery(adminSessionQuery);
  const busy = useIsFetching(ofServices) > 0;
  const shown = services.filter(({ isAdmins }) => admin || !isAdmins);
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
