import { brand } from '@site/shared/brand';
import { MessageCircleIcon } from '@site/shared/ui/icons.ts';
import styles from './contact-button.module.css';

/** Floats over every page and opens a chat with the team. */
export const ContactButton = () => (
  <aside aria-label="Chat">
    <a
      href={`https://wa.me/${brand.contact.phoneDigits}`}
      target="_blank"
      rel="noopener"
      className={styles.contact}
      title="Opens a WhatsApp chat in a new tab"
    >
      <MessageCircleIcon aria-hidden="true" />
      <span className={styles.label}>Contact Us</span>
    </a>
  </aside>
);
