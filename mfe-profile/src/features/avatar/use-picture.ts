import { messageOf, useMutation } from '@site/shared/platform';
import { useState } from 'react';
import { pictureFault, readPicture, UNREADABLE } from './picture-fault.ts';
import { saveAvatar } from './save-avatar.ts';

const FAILED = "We couldn't save your picture. Please try again.";

interface Chosen {
  file: File;
  /** The picture itself, as a data: address. */
  source: string;
}

/** A picture that is chosen, looked at, and then saved or given up. */
export function usePicture(onSaved: (avatarUrl: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, data } = useMutation({
    mutationFn: saveAvatar,
    onMutate: () => setFault(undefined),
    onSuccess: ({ avatarUrl }) => {
      setChosen(null);
      onSaved(avatarUrl);
    },
    onError: (error) => setFault(messageOf(error, FAILED)),
  });
  const giveUp = (because?: string) => {
    setChosen(null);
    setFault(because);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const wrong = pictureFault(file);
    giveUp(wrong);
    if (wrong) return;
    try {
      setChosen({ file, source: await readPicture(file) });
    } catch {
      setFault(UNREADABLE);
    }
  };
  const done = data && (data.avatarUrl ? 'Picture saved.' : 'Picture removed.');
  return { chosen, fault, done, busy: isPending, choose, giveUp, save: mutate };
}
