import { type FakeResponse, fakeApi, networkFailure } from '@site/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { stubBrowser } from '../../testing/browser-stubs.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { CallbackCarousel } from './callback-carousel.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

const stored = { status: 201, data: { id: '11111111-1111-4111-8111-111111111111' } };
const PATH = '/v1/request-callback';

async function openDialog(api = fakeApi()) {
  const shell = renderShell([{ path: '/', element: <h1>Home</h1> }], { api });
  const opener = within(screen.getByRole('banner')).getByRole('button', {
    name: 'Request Callback',
  });
  await shell.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Callback' }));
  return { ...shell, api, dialog, opener };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillIn({ user, dialog }: Opened) {
  const texts = { Name: 'Asha Rao', Email: 'asha@example.com', 'Mobile number': '9876543210' };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  }
}
const submit = ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: 'Submit' }));

test('name, email and mobile number are required, a query is not', async () => {
  const opened = await openDialog();
  await submit(opened);
  const { dialog, api } = opened;
  expect(await dialog.findByText('Name is required')).toBeInTheDocument();
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  expect(dialog.getByLabelText('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText('Query')).not.toHaveAttribute('aria-invalid');
  expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(dialog.getByLabelText('Mobile number')).toHaveAttribute('type', 'tel');
  expect(api.calls).toHaveLength(0);
});

test('the focus starts in the form, not among the slides', async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
});

test('a request is sent, confirmed, and the dialog closes a second later', async () => {
  const opened = await openDialog(fakeApi().on('post', PATH, () => stored));
  const { user, dialog, api } = opened;
  await fillIn(opened);
  await user.type(dialog.getByLabelText('Query'), 'How do I start?');
  await submit(opened);
  expect(
    await screen.findAllByText("Request submitted successfully! We'll get back to you soon."),
  ).not.toHaveLength(0);
  expect(dialog.getByLabelText('Name')).toHaveValue('');
  expect(api.callsTo('post', PATH).map(({ data }) => data)).toEqual([
    {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      query: 'How do I start?',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('while the request is sent, the fields are disabled and the button says so', async () => {
  let respond = (_: FakeResponse) => {};
  const response = new Promise<FakeResponse>((resolve) => {
    respond = resolve;
  });
  const opened = await openDialog(fakeApi().on('post', PATH, () => response));
  await fillIn(opened);
  await submit(opened);
  const { dialog } = opened;
  expect(await dialog.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const label of ['Name', 'Email', 'Mobile number', 'Query']) {
    expect(dialog.getByLabelText(label)).toBeDisabled();
  }
  await act(async () => respond(stored));
  expect(await dialog.findByRole('button', { name: 'Submit' })).toBeEnabled();
});

test("a failure shows the server's message in the dialog and as a notice, and what was typed stays", async () => {
  const response = {
    status: 429,
    data: { code: 'too-many-requests', message: 'Try again in an hour.' },
  };
  const opened = await openDialog(fakeApi().on('post', PATH, () => response));
  await fillIn(opened);
  await submit(opened);
  const { dialog } = opened;
  expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in an hour.');
  expect((await screen.findAllByText('Try again in an hour.')).length).toBeGreaterThan(1);
  expect(dialog.getByLabelText('Name')).toHaveValue('Asha Rao');
});

test('without a response it shows its own message, and a second try goes through', async () => {
  const api = fakeApi().on('post', PATH, () => {
    throw networkFailure();
  });
  const opened = await openDialog(api);
  await fillIn(opened);
  await submit(opened);
  const { dialog } = opened;
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to submit request. Please try again.',
  );
  api.on('post', PATH, () => stored);
  await submit(opened);
  expect(await screen.findAllByText(/Request submitted successfully!/)).not.toHaveLength(0);
});

test('an error the server reports for a field is shown at that field', async () => {
  const response = {
    status: 400,
    data: {
      code: 'invalid',
      message: 'Check the form.',
      errors: { phone: 'This number is too short.' },
    },
  };
  const opened = await openDialog(fakeApi().on('post', PATH, () => response));
  await fillIn(opened);
  await submit(opened);
  await waitFor(() =>
    expect(opened.dialog.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'This number is too short.',
    ),
  );
});

test('closing forgets what was typed and what went wrong', async () => {
  const opened = await openDialog();
  await submit(opened);
  const { user, dialog, opener } = opened;
  await dialog.findByText('Name is required');
  await user.type(dialog.getByLabelText('Name'), 'Asha');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});

const advance = jest.fn();

function Slides({ running }: { running: boolean }) {
  useAutoAdvance(advance, 2000, running);
  return null;
}

describe('the slides beside the form', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    advance.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  test('are five, with a button for each, and one that pauses them', () => {
    stubBrowser({ reducedMotion: true });
    render(<CallbackCarousel />);
    for (let number = 1; number <= 5; number++) {
      expect(screen.getByRole('button', { name: `Slide ${number} of 5` })).toBeInTheDocument();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    expect(screen.getByRole('button', { name: 'Pause slides' })).toBeInTheDocument();
  });

  test('advance every two seconds, and pause while hovered', () => {
    stubBrowser();
    const { rerender } = render(<Slides running />);
    jest.advanceTimersByTime(1999);
    expect(advance).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4001);
    expect(advance).toHaveBeenCalledTimes(3);
    rerender(<Slides running={false} />);
    jest.advanceTimersByTime(6000);
    expect(advance).toHaveBeenCalledTimes(3);
    rerender(<Slides running />);
    jest.advanceTimersByTime(2000);
    expect(advance).toHaveBeenCalledTimes(4);
  });

  test('never move for people who prefer reduced motion', () => {
    stubBrowser({ reducedMotion: true });
    render(<Slides running />);
    jest.advanceTimersByTime(10_000);
    expect(advance).not.toHaveBeenCalled();
  });
});
