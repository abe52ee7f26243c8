import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  BoldIcon,
  CodeIcon,
  FileCodeIcon,
  FileTextIcon,
  FilmIcon,
  Heading2Icon,
  Heading3Icon,
  ImageIcon,
  InfoIcon,
  ItalicIcon,
  KeyboardIcon,
  LinkIcon,
  ListCollapseIcon,
  ListIcon,
  ListOrderedIcon,
  MinusIcon,
  QuoteIcon,
  RadicalIcon,
  RedoIcon,
  ReplaceIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TableIcon,
  UndoIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Tool, Toolbar, ToolGroup } from './toolbar.tsx';

interface Format {
  label: string;
  icon: ReactNode;
  keys?: string;
  /** Name and attributes of the mark or node, for `isActive`. */
  active?: [string, Record<string, unknown>?];
  run: (chain: ChainedCommands) => ChainedCommands;
}

const inline: Format[] = [
  {
    label: 'Bold',
    icon: <BoldIcon />,
    keys: 'Mod-B',
    active: ['bold'],
    run: (c) => c.toggleBold(),
  },
  {
    label: 'Italic',
    icon: <ItalicIcon />,
    keys: 'Mod-I',
    active: ['italic'],
    run: (c) => c.toggleItalic(),
  },
  {
    label: 'Code',
    icon: <CodeIcon />,
    keys: 'Mod-E',
    active: ['code'],
    run: (c) => c.toggleCode(),
  },
  {
    label: 'Subscript',
    icon: <SubscriptIcon />,
    keys: 'Mod-,',
    active: ['sub'],
    run: (c) => c.unsetMark('sup').toggleMark('sub'),
  },
  {
    label: 'Superscript',
    icon: <SuperscriptIcon />,
    keys: 'Mod-.',
    active: ['sup'],
    run: (c) => c.unsetMark('sub').toggleMark('sup'),
  },
  {
    label: 'Keyboard key',
    icon: <KeyboardIcon />,
    keys: 'Mod-Alt-K',
    active: ['kbd'],
    run: (c) => c.toggleMark('kbd'),
  },
];

const block: Format[] = [
  {
    label: 'Heading 2',
    icon: <Heading2Icon />,
    keys: 'Mod-Alt-2',
    active: ['heading', { level: 2 }],
    run: (c) => c.toggleHeading({ level: 2 }),
  },
  {
    label: 'Heading 3',
    icon: <Heading3Icon />,
    keys: 'Mod-Alt-3',
    active: ['heading', { level: 3 }],
    run: (c) => c.toggleHeading({ level: 3 }),
  },
  {
    label: 'List',
    icon: <ListIcon />,
    keys: 'Mod-Shift-8',
    active: ['bulletList'],
    run: (c) => c.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    icon: <ListOrderedIcon />,
    keys: 'Mod-Shift-7',
    active: ['orderedList'],
    run: (c) => c.toggleOrderedList(),
  },
  {
    label: 'Quote',
    icon: <QuoteIcon />,
    keys: 'Mod-Shift-B',
    active: ['blockquote'],
    run: (c) => c.toggleBlockquote(),
  },
  {
    label: 'Callout',
    icon: <InfoIcon />,
    active: ['callout'],
    run: (c) => c.toggleWrap('callout'),
  },
  {
    label: 'Code block',
    icon: <FileCodeIcon />,
    keys: 'Mod-Alt-C',
    active: ['codeBlock'],
    run: (c) => c.toggleCodeBlock({ language: 'python' }),
  },
];

const insert: Format[] = [
  {
    label: 'Table',
    icon: <TableIcon />,
    run: (c) => c.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    label: 'Collapsible section',
    icon: <ListCollapseIcon />,
    run: (c) =>
      c.insertContent({
        type: 'details',
        content: [{ type: 'summary' }, { type: 'paragraph' }],
      }),
  },
  { label: 'Divider', icon: <MinusIcon />, run: (c) => c.setHorizontalRule() },
];

const all = [...inline, ...block];

interface FormatToolsProps {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
  onFormula: () => void;
  onVideo: () => void;
  onMarkdown: () => void;
  isFinding: boolean;
  onFind: () => void;
}

/** Tools that format the selected text or insert something. */
export function FormatTools({
  editor,
  onLink,
  onImage,
  onFormula,
  onVideo,
  onMarkdown,
  isFinding,
  onFind,
}: FormatToolsProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: all
        .filter(({ active }) => active && editor.isActive(...active))
        .map(({ label }) => label)
        .join(),
      link: editor.isActive('link'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const active = state.active.split(',');
  const tool = ({ label, icon, keys, run, active: toggles }: Format) => (
    <Tool
      key={label}
      label={label}
      keys={keys}
      pressed={toggles && active.includes(label)}
      onUse={() => run(editor.chain().focus()).run()}
    >
      {icon}
    </Tool>
  );
  return (
    <Toolbar label="Format">
      <ToolGroup>{block.map(tool)}</ToolGroup>
      <ToolGroup>
        {inline.map(tool)}
        <Tool label="Link" keys="Mod-K" pressed={state.link} onUse={onLink}>
          <LinkIcon />
        </Tool>
      </ToolGroup>
      <ToolGroup>
        <Tool label="Image" onUse={onImage}>
          <ImageIcon />
        </Tool>
        <Tool label="Formula" keys="Mod-Alt-M" onUse={onFormula}>
          <RadicalIcon />
        </Tool>
        <Tool label="Video" onUse={onVideo}>
          <FilmIcon />
        </Tool>
        {insert.map(tool)}
        <Tool label="Markdown file" onUse={onMarkdown}>
          <FileTextIcon />
        </Tool>
      </ToolGroup>
      <ToolGroup>
        <Tool
          label="Undo"
          keys="Mod-Z"
          disabled={!state.undo}
          onUse={() => editor.chain().focus().undo().run()}
        >
          <UndoIcon />
        </Tool>
        <Tool
          label="Redo"
          keys="Mod-Shift-Z"
          disabled={!state.redo}
          onUse={() => editor.chain().focus().redo().run()}
        >
          <RedoIcon />
        </Tool>
        <Tool label="Find and replace" keys="Mod-F" pressed={isFinding} onUse={onFind}>
          <ReplaceIcon />
        </Tool>
      </ToolGroup>
    </Toolbar>
  );
}
