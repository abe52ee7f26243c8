import { videoOf } from '@site/shared/contracts/editorial';
import blockStyles from '@site/shared/reading/blocks.module.css';
import pictureStyles from '@site/shared/reading/pictures.module.css';
import tokenStyles from '@site/shared/reading/tokens.module.css';
import { classNames } from '@site/shared/ui';
import { type Editor, Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { search } from 'prosemirror-search';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  AltTextDialog,
  type ChosenImage,
  ImageDialog,
  type PlacedImage,
} from '../images/image-dialog.tsx';
import { LibraryDialog } from '../images/library-dialog.tsx';
import { IMAGE_FILES, MARKDOWN_FILES, useFilePicker } from '../images/use-file-picker.tsx';
import { ContextTools } from './context-tools.tsx';
import { FindBar } from './find/find-bar.tsx';
import { FormatTools } from './format-tools.tsx';
import { FormulaDialog } from './formulas/formula-dialog.tsx';
import { HtmlDialog } from './html-dialog.tsx';
import { insertMarkdown, isMarkdown } from './insert-markdown.ts';
import { LinkDialog } from './link-dialog.tsx';
import { uploadPasted } from './pasted-pictures.ts';
import styles from './rich-text.module.css';
import { documentOf, htmlOf } from './schema/article-html.ts';
import { cleanPasted } from './schema/pasted.ts';
import { articleSchema } from './schema/schema.ts';
import { VideoDialog } from './videos/video-dialog.tsx';

interface RichTextProps {
  /** HTML. The editor loads it unless it's what the editor itself wrote last. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  /** Ids of the hint and the error. */
  describedBy?: string;
  invalid: boolean;
}

/** Serializing a long text takes a moment: not on every key. */
const PAUSE_MS = 150;

const imagesIn = (files: FileList | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** An editor that shows the text of an article as readers see it. */
export function RichText({ value, onChange, label, describedBy, invalid }: RichTextProps) {
  /** To be added to the text one after another. */
  const [images, setImages] = useState<ChosenImage[]>([]);
  const [dialog, setDialog] = useState<'link' | 'alt' | 'html' | 'formula' | 'library' | null>(
    null,
  );
  /** The pasted address in the dialog for a video, '' if none was; null while it's closed. */
  const [video, setVideo] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const written = useRef(value);
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: classNames(
        styles.text,
        blockStyles.blocks,
        pictureStyles.pictures,
        tokenStyles.tokens,
      ),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
    }),
    [label, describedBy, invalid],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Reports the text if it has changed since the last report. */
  const write = useRef(() => {});
  const [extensions] = useState(() => [
    ...articleSchema,
    Extension.create({
      name: 'openDialogs',
      addProseMirrorPlugins: () => [search()],
      addKeyboardShortcuts: () => ({
        'Mod-f': () => {
          setFinding(true);
          return true;
        },
        'Mod-Alt-m': () => {
          setDialog('formula');
          return true;
        },
        'Mod-k': () => {
          setDialog('link');
          return true;
        },
        // Before the page saves, it needs the current text.
        'Mod-s': () => {
          write.current();
          return false;
        },
      }),
    }),
  ]);
  const take = (chosen: ChosenImage[]) => {
    setImages((waiting) => [...waiting, ...chosen]);
    return chosen.length > 0;
  };
  const editor = useEditor({
    extensions,
    content: documentOf(value).toJSON(),
    // The site's content security policy allows no injected styles.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => {
        const { html, pictures } = cleanPasted(pasted);
        for (const [key, file] of pictures) void uploadPasted(editor, key, file);
        return html;
      },
      handlePaste: (view, { clipboardData }, { content }) => {
        const text = content.textBetween(0, content.size).trim();
        if (videoOf(text) && isEmptyLine(view.state)) {
          setVideo(text);
          return true;
        }
        // A picture that was copied by itself comes as HTML, too, which only says where it was.
        return text === '' && take(imagesIn(clipboardData?.files));
      },
      handleDoubleClickOn: (_, __, { type }) => {
        if (type.name.startsWith('formula')) setDialog('formula');
        if (type.name === 'video') setVideo('');
        return false;
      },
      handleDrop: (view, event) => {
        const chosen = imagesIn(event.dataTransfer?.files);
        const texts = [...(event.dataTransfer?.files ?? [])].filter(isMarkdown);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (chosen.length + texts.length === 0) return false;
        if (at) editor.commands.setTextSelection(at.pos);
        event.preventDefault();
        void insertMarkdown(editor, texts);
        take(chosen);
        return true;
      },
    },
    onUpdate: () => {
      timer.current ??= setTimeout(() => write.current(), PAUSE_MS);
    },
    onBlur: () => write.current(),
  });
  write.current = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    written.current = htmlOf(editor.state.doc);
    onChange(written.current);
  };
  const files = useFilePicker(IMAGE_FILES, (chosen) => {
    setDialog(null);
    take(chosen);
  });
  const markdown = useFilePicker(MARKDOWN_FILES, (chosen) => void insertMarkdown(editor, chosen));

  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, attributes]);

  useEffect(() => {
    const onHide = () => write.current();
    window.addEventListener('pagehide', onHide);
    return () => {
      onHide();
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(documentOf(value).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  const [image, ...rest] = images;
  return (
    <div className={styles.editor} data-invalid={invalid}>
      <div className={styles.tools}>
        <FormatTools
          editor={editor}
          onLink={() => setDialog('link')}
          onImage={() => setDialog('library')}
          onFormula={() => setDialog('formula')}
          onVideo={() => setVideo('')}
          onMarkdown={markdown.open}
          isFinding={isFinding}
          onFind={() => setFinding(!isFinding)}
        />
        {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
        <ContextTools
          editor={editor}
          onAltText={() => setDialog('alt')}
          onChooseImage={() => setDialog('library')}
          onHtml={() => setDialog('html')}
          onFormula={() => setDialog('formula')}
          onVideo={() => setVideo('')}
        />
      </div>
      <EditorContent editor={editor} />
      {files.input}
      {markdown.input}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'html' && <HtmlDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'formula' && <FormulaDialog editor={editor} onClose={() => setDialog(null)} />}
      {video !== null && (
        <VideoDialog editor={editor} pasted={video} onClose={() => setVideo(null)} />
      )}
      {dialog === 'alt' && (
        <AltTextDialog
          alt={String(editor.getAttributes('image').alt ?? '')}
          onSave={(alt) => editor.chain().focus().updateAttributes('image', { alt }).run()}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'library' && (
        <LibraryDialog
          onChoose={(chosen) => {
            setDialog(null);
            take([chosen]);
          }}
          onUpload={files.open}
          onClose={() => setDialog(null)}
        />
      )}
      {image && (
        <ImageDialog
          key={images.length}
          chosen={image}
          onDone={(placed) => {
            insertImage(editor, placed);
            setImages(rest);
          }}
          onClose={() => setImages(rest)}
        />
      )}
    </div>
  );
}

/** Whether the cursor is in a paragraph without text. */
const isEmptyLine = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;

function insertImage(editor: Editor, { url, alt, caption, width, height }: PlacedImage) {
  const image = { type: 'image', attrs: { src: url, alt, width, height } };
  const figure = {
    type: 'figure',
    content: [
      { type: 'paragraph', content: [image] },
      { type: 'figcaption', content: [{ type: 'text', text: caption }] },
    ],
  };
  editor
    .chain()
    .focus()
    .insertContent(caption ? figure : image)
    .run();
}
