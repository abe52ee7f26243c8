import type { ProblemPicture } from '@site/shared/contracts';
import { serve } from '@site/shared/testing';
import { render, screen } from '@testing-library/react';
import { LatePicture as RenderedPicture } from './late-picture.server.tsx';
import { LatePicture } from './late-picture.tsx';

const pictureOf = (title: string): ProblemPicture => ({
  title,
  frames: [{ note: 'Both are found.', shapes: [{ shape: 'array', cells: [3, 5] }] }],
});

test("a picture in the document stays as it is until it's replaced", async () => {
  const [first, second] = [pictureOf('Two pointers meet'), pictureOf('A map remembers')];
  serve(<RenderedPicture picture={first} />);
  const written = screen.getByRole('figure', { name: 'Two pointers meet' });
  const container = document.body.lastElementChild as HTMLElement;

  const { rerender } = render(<LatePicture picture={first} />, { container, hydrate: true });
  rerender(<LatePicture picture={first} />);
  expect(screen.getByRole('figure', { name: 'Two pointers meet' })).toBe(written);
  expect(written).toHaveTextContent('Both are found.');

  rerender(<LatePicture picture={second} />);
  expect(await screen.findByRole('figure', { name: 'A map remembers' })).toBeVisible();
  expect(written).not.toBeInTheDocument();
});
