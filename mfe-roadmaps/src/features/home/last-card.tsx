import type { LastPlace } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card } from '@site/shared/ui';
import styles from './home.module.css';

const kinds: Record<LastPlace['kind'], string> = {
  problem: 'Practice sheet',
  'dsa-problem': 'DSA problem',
  article: 'Article',
};

/** What was last opened or changed, with a link back to it. */
export const LastCard = ({ last }: { last: LastPlace | null }) => (
  <Card as="section" className={styles.card} aria-labelledby="home-last">
    <h2 id="home-last">Last opened</h2>
    {last ? (
      <p className={styles.last}>
        <Link to={last.path} className={styles.name}>
          {last.title}
        </Link>
        <span className={styles.quiet}>{kinds[last.kind]}</span>
      </p>
    ) : (
      <p className={styles.quiet}>Open a problem or an article, and you'll find it here again.</p>
    )}
  </Card>
);
