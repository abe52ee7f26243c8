import { render } from '@testing-library/react';
import { useStylesOf } from './use-styles-of.ts';

const Page = ({ of }: { of: string }) => {
  useStylesOf(of);
  return null;
};

function sheetOf(remote: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.dataset.href = `https://files.example.org/releases/${remote}/1.0.0-h1/page.css`;
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
