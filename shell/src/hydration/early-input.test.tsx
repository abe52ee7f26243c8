import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { noteEarlyInput } from './early-input.ts';
import { endIdleForms, withIdleForms } from './idle-forms.ts';

const sent = jest.fn();

/** A field that the form library writes to, and fields that React does. */
function Page() {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const [name, setName] = useState('Asha');
  const [news, setNews] = useState(false);
  const [level, setLevel] = useState('easy');
  return (
    <form onSubmit={handleSubmit(({ email }) => sent({ email, name, news, level }))}>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        aria-label="News"
        type="checkbox"
        checked={news}
        onChange={(event) => setNews(event.target.checked)}
      />
      <select aria-label="Level" value={level} onChange={(event) => setLevel(event.target.value)}>
        <option value="easy">Easy</option>
        <option value="hard">Hard</option>
      </select>
      <p>{name}</p>
      <button type="submit">Send</button>
    </form>
  );
}

/** As the server sends it. */
const markup = withIdleForms(
  '<form><input aria-label="Email" name="email"/><input aria-label="Name" value="Asha"/>' +
    '<input aria-label="News" type="checkbox"/><select aria-label="Level">' +
    '<option value="easy" selected="">Easy</option><option value="hard">Hard</option></select>' +
    '<p>Asha</p><button type="submit">Send</button></form>',
);

function receive() {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return document.getElementById('root') as HTMLElement;
}

async function takeUp(root: HTMLElement, typeAgain = noteEarlyInput(root)) {
  endIdleForms(root);
  await act(async () => hydrateRoot(root, <Page />));
  act(typeAgain);
}

const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => sent.mockReset());

test('what was typed and chosen before the page is live stays, and is what is sent', async () => {
  const errors = jest.spyOn(console, 'error');
  const user = userEvent.setup();
  const root = receive();
  await user.type(screen.getByLabelText('Email'), 'asha@example.org');
  const typeAgain = noteEarlyInput(root);
  await user.type(screen.getByLabelText('Name'), ' Rao');
  await user.click(screen.getByLabelText('News'));
  await user.selectOptions(screen.getByLabelText('Level'), 'hard');
  await takeUp(root, typeAgain);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getByLabelText('News')).toBeChecked();
  expect(screen.getByLabelText('Level')).toHaveValue('hard');
  await user.click(send());
  const typed = { email: 'asha@example.org', name: 'Asha Rao', news: true, level: 'hard' };
  await waitFor(() => expect(sent.mock.calls).toEqual([[typed]]));
  expect(errors).not.toHaveBeenCalled();
});

test('fields in which nothing was typed are as they were rendered', async () => {
  await takeUp(receive());
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
});

test('until the page is live, only a form that says where it goes is sent by the browser', () => {
  expect(withIdleForms('<form class="a"><form action="/find"><form method="post">')).toBe(
    '<form method="dialog" class="a"><form action="/find"><form method="post">',
  );
});
