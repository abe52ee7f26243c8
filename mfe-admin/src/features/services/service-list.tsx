import { useIsFetching, useQueryClient } from '@site/shared/platform';
import { Button, Card, RotateCwIcon } from '@site/shared/ui';
import { services } from './service.queries.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './services.module.css';

/** Every service with its state, and a button that asks again. */
export function ServiceList() {
  const client = useQueryClient();
  const busy = useIsFetching({ queryKey: ['service'] }) > 0;
  return (
    <section aria-labelledby="services-heading" className={styles.services}>
      <div className={styles.head}>
        <h2 id="services-heading">Services</h2>
        <Button
          size="sm"
          icon={<RotateCwIcon aria-hidden="true" />}
          busy={busy}
          onClick={() => void client.invalidateQueries({ queryKey: ['service'] })}
        >
          Check again
        </Button>
      </div>
      <Card padding="none">
        <ul className={styles.list}>
          {services.map((service) => (
            <ServiceRow key={service.path} service={service} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
