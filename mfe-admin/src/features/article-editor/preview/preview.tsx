import type { AdminArticle } from '@site/shared/contracts';
import { useState } from 'react';
import { PreviewPanel } from './preview-panel.tsx';
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
