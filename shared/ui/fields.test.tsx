import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField, SearchField, SelectField, TextAreaField, TextField } from './index.ts';

test('a field with an error is invalid and described by the error, then by the hint', () => {
  render(<TextField label="Email" error="Email is required" hint="We never show it." />);
  const field = screen.getByLabelText('Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Email is required We never show it.');
});

test('a field without an error is valid and described by its hint alone', () => {
  render(<TextField label="Email" hint="We never show it." required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).toHaveAccessibleDescription('We never show it.');
  expect(field).toBeRequired();
});

test('fields pass registered form props on to their control', async () => {
  const changed = jest.fn();
  const element = { current: null as HTMLInputElement | null };
  render(<TextField label="Name" name="name" ref={element} onChange={changed} id="own" />);
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(element.current).toBe(screen.getByLabelText('Name'));
  expect(element.current).toHaveAttribute('id', 'own');
});

test('text areas and selects carry label and error like any field', () => {
  render(
    <>
      <TextAreaField label="Bio" error="Bio must have at most 200 characters" />
      <SelectField label="Difficulty" error="Choose one" defaultValue="easy">
        <option>easy</option>
        <option>hard</option>
      </SelectField>
    </>,
  );
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription(/at most 200/);
  expect(screen.getByRole('combobox', { name: 'Difficulty' })).toHaveDisplayValue('easy');
  expect(screen.getByLabelText('Difficulty')).toBeInvalid();
});

test('the toggle shows and hides the password and says which of the two it will do', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Confirm Password" defaultValue="s3cret!" />);
  const field = screen.getByLabelText('Confirm Password');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
  expect(field).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('button', { name: 'Hide confirm password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('s3cret!');
});

test('a search box offers a clear button only while it has text', async () => {
  const cleared = jest.fn();
  const box = (value: string) => (
    <SearchField label="Search problems" value={value} onChange={() => {}} onClear={cleared} />
  );
  const { rerender } = render(box(''));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(box('tree'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('searchbox', { name: 'Search problems' })).toHaveValue('tree');
});
