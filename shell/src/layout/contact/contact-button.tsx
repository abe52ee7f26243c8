import { classNames } from '@site/shared/ui/class-names.ts';
import { MessageCircleIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { chatLink } from './chat-link.ts';
import styles from './contact-button.module.css';

/** Floats over the page and opens a chat with the team. It hides while the page is scrolled down. */
export function ContactButton() {
  const isAway = useScrolledDown();
  return (
    <aside aria-label="Chat">
      <a {...chatLink()} className={classNames(styles.contact, isAway && styles.away)}>
        <MessageCircleIcon aria-hidden="true" />
        <span className={styles.label}>Contact Us</span>
      </a>
    </aside>
  );
}

/** How far a resting finger may move the page, in CSS pixels. */
const TREMBLE = 8;

/** Whether the page was last scrolled down rather than up. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < TREMBLE) return;
      setDown(scrollY > last);
      last = scrollY;
    };
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
