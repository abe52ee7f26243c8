import { type Announcement, PASSWORD_WANTED } from '@site/shared/contracts';
import {
  fieldErrorsOf,
  messageOf,
  problemOf,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import { Button, Dialog, DialogActions, PasswordField } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './announcements.module.css';
import { announcementsQuery, deleteAnnouncement } from './announcements.queries.ts';

export type GivePassword = (request: { password: string }) => Promise<void>;

interface DeleteDialogProps {
  announcement: Announcement;
  givePassword: GivePassword;
  onClose: () => void;
}

/** Asks before deleting; for the password as well, where the server wants it again. */
export function DeleteDialog({ announcement, givePassword, onClose }: DeleteDialogProps) {
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (password) await givePassword({ password });
      await deleteAnnouncement(announcement.id);
    },
    onSuccess: async () => {
      toast.success('Announcement deleted!');
      onClose();
      await client.invalidateQueries(announcementsQuery);
    },
    onError: (failure) => {
      if (problemOf(failure)?.code === PASSWORD_WANTED) setWanted(true);
      else toast.error(messageOf(failure, 'It could not be deleted. Please try again.'));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Delete this announcement?"
      description={`Nobody will see “${announcement.title}” any more. This cannot be undone.`}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {wanted && (
          <PasswordField
            label="Your password"
            hint="It is asked for again before something is deleted."
            autoComplete="current-password"
            autoFocus
            value={password}
            error={fieldErrorsOf(error).password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={isPending}>
            Delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
