import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { phoneWithBack } from '../testing/close-requests.ts';
import { Button, Dialog, TextField } from './index.ts';

function NoteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Button>Elsewhere</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add Note" description="Two Sum">
        <TextField label="Note" />
      </Dialog>
      <div aria-live="polite">
        <button type="button">Dismiss</button>
      </div>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<NoteDialog />);
  await user.click(screen.getByRole('button', { name: 'Write a note' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Add Note' }) };
}

test('a dialog takes the focus, keeps it while tabbing and is described by its subject', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Two Sum');
  for (let presses = 0; presses < 4; presses++) {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
  }
});

test('Escape closes it and returns the focus to the button that opened it', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Write a note' })).toHaveFocus());
});

describe('with a phone whose Back closes what is open over the page', () => {
  let phone: ReturnType<typeof phoneWithBack>;
  beforeEach(() => {
    phone = phoneWithBack();
  });
  afterEach(() => phone.forget());

  test('Back closes the dialog, and only then leaves the page', async () => {
    await openDialog();
    expect(phone.goBack()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(phone.goBack()).toBe(false);
  });

  test('Back is heard again by a dialog that stays open', async () => {
    const close = jest.fn();
    render(
      <Dialog open onOpenChange={close} title="Add Note">
        <TextField label="Note" />
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Add Note' });
    expect([phone.goBack(), phone.goBack()]).toEqual([true, true]);
    expect(close.mock.calls).toEqual([[false], [false]]);
  });
});

test('the close button closes it', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind does not scroll while it is open', async () => {
  const { user } = await openDialog();
  expect(document.querySelector('[data-scroll-lock]')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(document.querySelector('[data-scroll-lock]')).not.toBeInTheDocument();
});

test('a click on a toast over the page leaves it open, a click outside closes it', async () => {
  const { dialog } = await openDialog();
  // The primitive blocks pointer events on the rest of the page; toasts re-enable them in CSS.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dialog).toBeInTheDocument();
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
