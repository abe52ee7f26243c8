import { messageOf, toast } from '@site/shared/platform';
import type { Editor } from '@tiptap/core';
import { imageError, uploadImage } from '../images/upload-image.ts';

/**
 * Uploads a picture that was pasted with a text, and puts it in the place that was kept for it. If that fails, the
 * author reads why, and the editor shows that a picture is missing there.
 */
export async function uploadPasted(editor: Editor, key: string, file: File): Promise<void> {
  const refused = imageError(file);
  if (refused) {
    toast.error(`A pasted picture is missing. ${refused}`);
    return settle(editor, key, {});
  }
  try {
    const { url, width, height } = await uploadImage(file, () => {});
    settle(editor, key, { src: url, width, height });
  } catch (error) {
    toast.error(messageOf(error, "We couldn't upload a pasted picture."));
    settle(editor, key, {});
  }
}

/** Gives the picture that waits for this upload its address, or shows that it's missing. */
function settle(editor: Editor, key: string, attributes: Record<string, unknown>) {
  if (editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.attrs.upload !== key) return;
    tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attributes, upload: null });
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}
