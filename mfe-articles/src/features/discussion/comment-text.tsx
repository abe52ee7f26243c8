import { Link } from '@site/shared/platform';
import { createElement, Fragment } from 'react';
import styles from './comment.module.css';
import { type TextPart, textParts } from './text-parts.ts';

/** The text of a comment: plain text, code in backquotes, and links. It is never treated as markup. */
export const CommentText = ({ text }: { text: string }) => (
  <div className={styles.text}>{createElement(Fragment, null, ...textParts(text).map(shown))}</div>
);

function shown(part: TextPart) {
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'block') return <Block text={part.text} />;
  if (part.kind === 'page') return <Link to={part.path}>{part.text}</Link>;
  if (part.kind === 'link') {
    return (
      <a href={part.address} target="_blank" rel="nofollow ugc noopener" title="Opens in a new tab">
        {part.text}
      </a>
    );
  }
  return part.text;
}

const Block = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  <pre tabIndex={0}>
    <code>{text}</code>
  </pre>
);
