import { render } from '@testing-library/react';
import { useStylesOf } from './use-styles-of.ts';

const Page = ({ of, version = null }: { of: string; version?: string | null }) => {
  useStylesOf(of, version);
  return null;
};

function sheetOf(remote: string, version = '1.0.0-h1'): CSSStyleSheet {
  const style = document.createElement('style');
  style.dataset.href = `https://files.example.org/releases/${remote}/${version}/page.css`;
  style.textContent = '* { display: none }';
  document.head.append(style);
  return style.sheet as CSSStyleSheet;
}

test("a remote's styles are set aside with its last page, and are back with its next", () => {
  const articles = sheetOf('mfe-articles');
  const roadmaps = sheetOf('mfe-roadmaps');
  const { rerender } = render(
    <>
      <Page of="mfe-articles" />
      <Page key="panel" of="mfe-articles" />
    </>,
  );
  rerender(<Page key="panel" of="mfe-articles" />);
  expect(articles.disabled).toBeFalsy();
  rerender(<Page of="mfe-roadmaps" />);
  expect([articles.disabled, Boolean(roadmaps.disabled)]).toEqual([true, false]);
  rerender(<Page of="mfe-articles" />);
  expect([articles.disabled, roadmaps.disabled]).toEqual([false, true]);
});

test("what a replaced version brought doesn't come back with the next page of the one that runs instead", () => {
  const faulty = sheetOf('mfe-profile', '1.0.0-h2');
  const former = sheetOf('mfe-profile', '1.0.0-h1');
  const { rerender } = render(<Page of="mfe-profile" version="1.0.0-h2" />);
  rerender(<Page of="mfe-profile" version="1.0.0-h1" />);
  expect([faulty.disabled, Boolean(former.disabled)]).toEqual([true, false]);
});
