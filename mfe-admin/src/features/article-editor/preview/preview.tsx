import { type AdminArticle, ARTICLE_PREVIEW_PATH } from '@site/shared/contracts';
import { messageOf } from '@site/shared/platform';
import { ButtonLink, ExternalLinkIcon, Notice } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../choice.tsx';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

interface PreviewProps {
  saved: AdminArticle | null;
  /** Whether the frame is shown; other tabs are updated in any case. */
  isOpen: boolean;
}

export function Preview({ saved, isOpen }: PreviewProps) {
  const [draft] = useState(() => crypto.randomUUID());
  const error = usePreview(draft, saved);
  return isOpen && <PreviewPanel draft={draft} error={error} />;
}

const sizes = [
  ['wide', 'Full width'],
  ['phone', 'Phone'],
] as const;

interface PreviewPanelProps {
  draft: string;
  /** Why it isn't up to date. */
  error: unknown;
}

/** The real article page in a frame, with what is in the editor. */
function PreviewPanel({ draft, error }: PreviewPanelProps) {
  const [size, setSize] = useState<'wide' | 'phone'>('wide');
  const address = `${ARTICLE_PREVIEW_PATH}/${draft}`;
  const panel = useRef<HTMLElement>(null);
  // The page is scrolled far down in the text; the preview starts at the top.
  useEffect(() => {
    panel.current?.scrollIntoView();
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-label="Preview">
      <div className={styles.bar}>
        <Choice label="Size of the preview" options={sizes} value={size} onChange={setSize} />
        <ButtonLink
          href={address}
          target="_blank"
          size="sm"
          icon={<ExternalLinkIcon aria-hidden="true" />}
        >
          Open in a new tab
        </ButtonLink>
      </div>
      {error !== null && (
        <Notice tone="warning" title="The preview isn't up to date">
          {messageOf(error, "The server isn't responding.")}
        </Notice>
      )}
      <iframe
        className={styles.frame}
        data-size={size}
        title="Preview of the article"
        src={address}
      />
    </section>
  );
}
