import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

jest.mock('./modal-dialog.tsx', () => {
  throw new Error('Loading chunk dialog failed.');
});

test('a dialog whose code cannot be fetched says so, and can be closed', async () => {
  const user = userEvent.setup();
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Add Note">
      Words
    </Dialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Add Note' });
  expect(dialog).toHaveTextContent("We couldn't load this.");
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
