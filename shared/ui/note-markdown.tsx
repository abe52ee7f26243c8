import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './note-markdown.module.css';

/**
 * A note written in Markdown. The text becomes tokens and the tokens become elements. No HTML string is
 * involved, so nothing in a note can become markup of the page; HTML in it is shown as text.
 */
export function NoteMarkdown({ text }: { text: string }) {
  const tokens = useMemo(() => tokensOf(text), [text]);
  if (!tokens) return <p className={styles.plain}>{text}</p>;
  return <div className={styles.note}>{render(tokens)}</div>;
}

/** Null if the text nests too deeply to be parsed, such as thousands of quotes within quotes. */
function tokensOf(text: string): Token[] | null {
  try {
    return fromTheTop(Lexer.lex(text, { gfm: true, breaks: true }));
  } catch {
    return null;
  }
}

/** Whichever heading level a note starts with, its highest one becomes the first level. */
function fromTheTop(tokens: Token[]): Token[] {
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []));
  const above = Math.min(...depths) - 1;
  return tokens.map((token) =>
    token.type === 'heading' ? { ...token, depth: token.depth - above } : token,
  );
}

/** Parts of a text have no identity other than their position, and keep no state. */
const part = (token: Token, index: number) => <Fragment key={index}>{element(token)}</Fragment>;
const render = (tokens: Token[] = []) => tokens.map(part);

function element(token: Token): ReactNode {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'paragraph':
      return <p>{render(known.tokens)}</p>;
    case 'heading':
      return <Heading {...known} />;
    case 'list':
      return <List {...known} />;
    case 'blockquote':
      return <blockquote>{render(known.tokens)}</blockquote>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable with the keyboard
        <pre tabIndex={0}>
          <code>{known.text}</code>
        </pre>
      );
    case 'table':
      return <Table {...known} />;
    case 'hr':
      return <hr />;
    case 'checkbox':
      return <input type="checkbox" checked={known.checked} readOnly disabled aria-label="Done" />;
    case 'strong':
      return <strong>{render(known.tokens)}</strong>;
    case 'em':
      return <em>{render(known.tokens)}</em>;
    case 'del':
      return <del>{render(known.tokens)}</del>;
    case 'codespan':
      return <code>{known.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={known.href}>{render(known.tokens)}</SafeLink>;
    case 'image':
      return <SafeLink href={known.href}>{known.text || known.href}</SafeLink>;
    case 'space':
    case 'def':
      return null;
    case 'text':
      return known.tokens ? render(known.tokens) : known.text;
    case 'html':
    case 'escape':
      return known.text;
    default:
      return token.raw;
  }
}

/** The dialog's title is level two, so headings in a note start below that. */
function Heading({ depth, tokens }: Tokens.Heading) {
  const Level = depth === 1 ? 'h3' : depth === 2 ? 'h4' : 'h5';
  return <Level>{render(tokens)}</Level>;
}

function List({ ordered, start, items }: Tokens.List) {
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    <li key={index} className={item.task ? styles.task : undefined}>
      {render(item.tokens)}
    </li>
  ));
  return ordered ? <ol start={start || 1}>{children}</ol> : <ul>{children}</ul>;
}

function Table({ header, rows }: Tokens.Table) {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map(({ tokens, align }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Cell key={index} align={align ?? undefined}>
        {render(tokens)}
      </Cell>
    ));
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>{cells(header, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HARMLESS = ['http:', 'https:', 'mailto:'];

/**
 * A link to a website or a mailbox; any other address is shown as text. Pictures become links too: loading
 * one would reveal to its host who is reading.
 */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!URL.canParse(href) || !HARMLESS.includes(new URL(href).protocol)) return children;
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer" title="Opens in a new tab">
      {children}
    </a>
  );
}
