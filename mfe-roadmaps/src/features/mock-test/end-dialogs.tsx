import { counted } from '@site/shared/contracts/composition';
import type { MockSection } from '@site/shared/contracts/practice';
import { Button, Dialog, DialogActions } from '@site/shared/ui';

interface EndDialogProps {
  open: boolean;
  /** The empty parts, in words. */
  missing: readonly string[];
  onClose: () => void;
  onHandIn: () => void;
}

/** Prompts for confirmation before a test is handed in, and says what's unanswered. */
export const HandInDialog = ({ open, missing, onClose, onHandIn }: EndDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Hand in the test?"
    description="You can't change anything afterwards."
    size="sm"
  >
    <Missing parts={missing} />
    <DialogActions>
      <Button onClick={onClose}>Keep working</Button>
      <Button variant="primary" onClick={onHandIn}>
        Hand in
      </Button>
    </DialogActions>
  </Dialog>
);

interface EndSectionDialogProps extends EndDialogProps {
  section: MockSection;
  next: MockSection;
  busy: boolean;
  onEnd: () => void;
}

/** The same before a section is ended early; somebody may also hand in the whole test. */
export const EndSectionDialog = ({ section, next, ...props }: EndSectionDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={(isOpen) => !isOpen && props.onClose()}
    title={`End “${section.title}”?`}
    description={`You can't come back to it. “${next.title}” begins at once, with ${counted(next.minutes, 'minute')}.`}
  >
    <Missing parts={props.missing} />
    <DialogActions>
      <Button onClick={props.onClose}>Keep working</Button>
      <Button onClick={props.onHandIn}>Hand in the whole test</Button>
      <Button variant="primary" busy={props.busy} onClick={props.onEnd}>
        End section
      </Button>
    </DialogActions>
  </Dialog>
);

function Missing({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return <p>You've answered everything.</p>;
  return (
    <>
      <p>Still empty:</p>
      <ul>
        {parts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}
