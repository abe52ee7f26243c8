import { counted } from '@site/shared/contracts/composition';
import { IMAGE_ALT_MAX, type LibraryImage } from '@site/shared/contracts/editorial';
import { TextField } from '@site/shared/ui';
import { useState } from 'react';
import { type ImageAction, ImageLibrary } from '../features/media/image-library.tsx';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { nameOf } from '../media/image-grid.tsx';
import { deleteImage, describeImage } from '../media/images.queries.ts';
import { AdminPage } from './admin-page.tsx';

/** /admin/media */
export const MediaPage = () => (
  <AdminPage
    right="content"
    title="Media"
    intro="The pictures of articles: what each shows and where it's used. New ones are uploaded while you write."
  >
    <Media />
  </AdminPage>
);

function Media() {
  const [chosen, setChosen] = useState<{ action: ImageAction; image: LibraryImage } | null>(null);
  const Chosen = chosen && dialogs[chosen.action];
  return (
    <>
      <ImageLibrary onAct={(action, image) => setChosen({ action, image })} />
      {Chosen && <Chosen image={chosen.image} onClose={() => setChosen(null)} />}
    </>
  );
}

interface ImageDialogProps {
  image: LibraryImage;
  onClose: () => void;
}

function DescribeDialog({ image: { hash, alt }, onClose }: ImageDialogProps) {
  const [text, setText] = useState(alt);
  return (
    <ConfirmDialog
      title="Alternative text"
      description="It's what an article says when the picture is added from the library. Articles that have it already stay as they are."
      action="Save"
      variant="primary"
      isDirty={text !== alt}
      run={() => describeImage(hash, { alt: text })}
      done="Alternative text saved!"
      failed="We couldn't save the text. Please try again."
      onClose={onClose}
    >
      <TextField
        label="What the picture shows"
        value={text}
        maxLength={IMAGE_ALT_MAX}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
  );
}

function DeleteDialog({ image, onClose }: ImageDialogProps) {
  const { hash, earlier } = image;
  const lost =
    earlier > 0
      ? `Earlier versions of ${counted(earlier, 'article')} have it: if you restore one, the picture will be missing. `
      : '';
  return (
    <ConfirmDialog
      title={`Delete “${nameOf(image)}”?`}
      description={`${lost}This can't be undone.`}
      action="Delete"
      run={() => deleteImage(hash)}
      done="Picture deleted!"
      failed="We couldn't delete it. Please try again."
      onClose={onClose}
    />
  );
}

const dialogs = { describe: DescribeDialog, delete: DeleteDialog };
