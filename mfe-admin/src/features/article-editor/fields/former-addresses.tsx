import { XIcon } from '@site/shared/ui';
import { useId } from 'react';
import styles from './fields.module.css';

interface FormerAddressesProps {
  slugs: readonly string[];
  onRemove: (slug: string) => void;
}

/** The addresses that the article had while it was public. */
export function FormerAddresses({ slugs, onRemove }: FormerAddressesProps) {
  const id = useId();
  if (slugs.length === 0) return null;
  return (
    <div className={styles.words}>
      <p id={id} className={styles.legend}>
        Former addresses
      </p>
      <ul className={styles.chips} aria-labelledby={id}>
        {slugs.map((slug) => (
          <li key={slug}>
            /article/{slug}
            <button
              type="button"
              aria-label={`Remove /article/${slug}`}
              onClick={() => onRemove(slug)}
            >
              <XIcon aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        They lead here. If you remove one, it leads nowhere. This can't be undone.
      </p>
    </div>
  );
}
