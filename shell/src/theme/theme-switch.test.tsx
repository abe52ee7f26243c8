import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseTheme, ThemeSwitch } from './theme-switch.tsx';

const root = document.documentElement;
const option = (name: string) => screen.getByRole('radio', { name });

afterEach(() => chooseTheme('system'));

test('without a choice the theme follows the system', () => {
  render(<ThemeSwitch />);
  expect(option('System theme')).toBeChecked();
  expect(root).not.toHaveAttribute('data-theme');
});

test('a choice shows at once and is stored in a cookie for the server', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(option('Dark theme'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  expect(option('Dark theme')).toBeChecked();

  await userEvent.click(option('Light theme'));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(document.cookie).toContain('theme=light');
});

test('switching back to the system setting stores nothing', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(option('Dark theme'));
  await userEvent.click(option('System theme'));
  expect(root).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme=');
});

test('the theme that the server rendered is the selected one', () => {
  root.dataset.theme = 'dark';
  render(<ThemeSwitch />);
  expect(option('Dark theme')).toBeChecked();
});

test('two switches on one page agree', async () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Dark theme' });
  await userEvent.click(first as HTMLElement);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
