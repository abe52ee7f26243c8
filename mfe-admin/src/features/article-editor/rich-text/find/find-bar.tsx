import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react';
import { findNext, findPrev, SearchQuery, setSearchState } from 'prosemirror-search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Tool } from '../toolbar.tsx';
import styles from './find-bar.module.css';
import { matchesIn, replaceEvery, replaceSelected, selectedMatch } from './matches.ts';

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

const nothing = new SearchQuery({ search: '' });

/** Finds words in the visual editor, and replaces them one by one or, in one step to undo, all. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(() => selectedWords(editor));
  const [replace, setReplace] = useState('');
  const [caseSensitive, setCaseSensitive] = useState(false);
  const { count, current } = useEditorState({ editor, selector: matchesOf });

  useEffect(() => {
    apply(editor, new SearchQuery({ search, caseSensitive, literal: true }));
  }, [editor, search, caseSensitive]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => apply(editor, nothing);
  }, [editor]);

  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch, editor.view);
    // The editor itself scrolls only while it has the focus.
    editor.view.dom.querySelector(SELECTED)?.scrollIntoView({ block: 'center' });
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const onKey = (event: KeyboardEvent, enter: Command) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') run(enter);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser has the search element
    <div role="search" className={styles.bar} aria-label="Find and replace">
      <div className={styles.row}>
        <label className={styles.field}>
          Find
          <input
            ref={field}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => onKey(event, event.shiftKey ? findPrev : findNext)}
          />
        </label>
        <p className={styles.count} role="status">
          {search !== '' &&
            (count === 0 ? 'No matches' : `${current ? `${current} of ` : ''}${count}`)}
        </p>
        <Tool label="Previous match" disabled={count === 0} onUse={() => run(findPrev)}>
          <ArrowUpIcon />
        </Tool>
        <Tool label="Next match" disabled={count === 0} onUse={() => run(findNext)}>
          <ArrowDownIcon />
        </Tool>
        <Tool
          label="Match case"
          pressed={caseSensitive}
          onUse={() => setCaseSensitive(!caseSensitive)}
        >
          Aa
        </Tool>
        <Tool label="Close find and replace" onUse={close}>
          <XIcon />
        </Tool>
      </div>
      <div className={styles.row}>
        <label className={styles.field}>
          Replace with
          <input
            value={replace}
            onChange={({ target }) => setReplace(target.value)}
            onKeyDown={(event) => onKey(event, replaceSelected(replace))}
          />
        </label>
        <Tool
          label="Replace this match"
          disabled={count === 0}
          onUse={() => run(replaceSelected(replace))}
        >
          Replace
        </Tool>
        <Tool
          label="Replace all matches"
          disabled={count === 0}
          onUse={() => run(replaceEvery(replace))}
        >
          Replace all
        </Tool>
      </div>
    </div>
  );
}

/** The class that the search gives to the match which is selected. */
const SELECTED = '.ProseMirror-active-search-match';

const apply = ({ state, view }: Editor, query: SearchQuery) =>
  view.dispatch(setSearchState(state.tr, query));

/** What is selected, if that's within a line. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const { from, to, $from, $to } = selection;
  return $from.sameParent($to) ? doc.textBetween(from, to) : '';
}

/** How many matches there are, and which of them is selected, from 1; 0 if none is. */
const matchesOf = ({ editor: { state } }: { editor: Editor }) => ({
  count: matchesIn(state).length,
  current: selectedMatch(state) + 1,
});
