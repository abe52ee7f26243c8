import { fireEvent, render, screen } from '@testing-library/react';
import { stubBrowser } from '../../testing/browser-stubs.ts';
import { CallbackCarousel } from './callback-carousel.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));

test('there are five slides, a button for each, and one that pauses them', () => {
  render(<CallbackCarousel />);
  for (let number = 1; number <= 5; number++) {
    expect(screen.getByRole('button', { name: `Slide ${number} of 5` })).toBeInTheDocument();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeInTheDocument();
});
