import { messageOf, useMutation } from '@site/shared/platform';
import { useState } from 'react';
import { pictureError, readPicture, UNREADABLE } from './picture-error.ts';
import { saveAvatar } from './save-avatar.ts';

const FAILED = "We couldn't save your picture. Please try again.";

interface Chosen {
  file: File;
  /** The picture as a data: URL. */
  source: string;
}

/** A picture that is chosen, previewed, and then saved or discarded. */
export function usePicture(onSaved: (avatarUrl: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const { mutate, isPending, data } = useMutation({
    mutationFn: saveAvatar,
    onMutate: () => setError(undefined),
    onSuccess: ({ avatarUrl }) => {
      setChosen(null);
      onSaved(avatarUrl);
    },
    onError: (error) => setError(messageOf(error, FAILED)),
  });
  const discard = (because?: string) => {
    setChosen(null);
    setError(because);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const wrong = pictureError(file);
    discard(wrong);
    if (wrong) return;
    try {
      setChosen({ file, source: await readPicture(file) });
    } catch {
      setError(UNREADABLE);
    }
  };
  const done = data && (data.avatarUrl ? 'Picture saved.' : 'Picture removed.');
  return { chosen, error, done, busy: isPending, choose, discard, save: mutate };
}
