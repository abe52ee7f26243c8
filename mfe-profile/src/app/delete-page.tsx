import { useMailToken } from '@site/shared/address';
import { Card, Page } from '@site/shared/ui';
import { ConfirmDeletion } from '../features/deletion/confirm-deletion.tsx';
import { DeadLink } from '../features/deletion/outcomes.tsx';
import styles from './delete-page.module.css';

/** /profile/delete: the page that the email about the deletion of an account links to. */
export function DeletePage() {
  const token = useMailToken();
  return (
    <Page title="Delete account" intro="The last step." width="form">
      <Card padding="lg" className={styles.card}>
        {token ? (
          <ConfirmDeletion key={token} token={token} />
        ) : (
          <DeadLink message="Open the link in the email again." />
        )}
      </Card>
    </Page>
  );
}
