import { Button } from '@site/shared/ui/button.tsx';
import { PhoneIcon } from '@site/shared/ui/icons.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';
import styles from './callback-section.module.css';

/** The call to action at the end of a page: leave your details, we call back. */
export function CallbackSection() {
  const { requestCallback } = useDialogs();
  return (
    <section className={styles.section} aria-labelledby="callback">
      <div className={styles.box}>
        <div>
          <h2 id="callback">Not sure where to start?</h2>
          <p className={styles.text}>
            Tell us where you are and where you want to be. We'll call you back and talk it through.
          </p>
        </div>
        <Button
          variant="primary"
          size="lg"
          icon={<PhoneIcon aria-hidden="true" />}
          onClick={requestCallback}
        >
          Request Callback
        </Button>
      </div>
    </section>
  );
}
