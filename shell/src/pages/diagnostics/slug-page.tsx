import { useLocation, useParams } from '@site/shared/platform';
import { Card } from '@site/shared/ui/card.tsx';
import styles from './diagnostics.module.css';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { Facts } from './facts.tsx';

/** /test-article/:slug: the slug as written in the address, and as the router passes it to a page. */
export function SlugPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const raw = pathname.split('/')[2] ?? '';
  return (
    <DiagnosticsPage
      title="Slug"
      intro="What a page receives as the last part of its address. Change it in the address bar to try others."
    >
      <Card as="section" aria-label="Slug">
        <Facts
          of={{
            Raw: <code className={styles.code}>{raw}</code>,
            Decoded: <code className={styles.code}>{slug}</code>,
            Length: `${[...slug].length} characters`,
          }}
        />
      </Card>
    </DiagnosticsPage>
  );
}
