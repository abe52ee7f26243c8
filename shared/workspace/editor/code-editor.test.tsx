import { pythonLanguage } from '@codemirror/lang-python';
import { EditorView } from '@codemirror/view';
import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { CodeEditor } from './code-editor.tsx';
import { useVisiblePart } from './use-visible-part.ts';

/** jsdom doesn't support selections in a shadow root. */
beforeEach(() => void jest.spyOn(EditorView.prototype, 'focus').mockImplementation(() => {}));

/** The editor in a container. */
function editorIn(container: Element): EditorView {
  const root = container.firstElementChild?.shadowRoot;
  const view = root?.querySelector<HTMLElement>('.cm-editor');
  const found = view && EditorView.findFromDOM(view);
  if (!found) throw new Error('There is no editor.');
  return found;
}

function open(code: string) {
  const onChange = jest.fn<void, [string]>();
  const editor = (shown: string, revision: number) => (
    <CodeEditor
      code={shown}
      revision={revision}
      onChange={onChange}
      onRun={() => {}}
      onSubmit={() => {}}
      start={null}
      markedLine={null}
      label="Your Python"
      language={{ grammar: pythonLanguage, indent: '    ' }}
      keys=""
    />
  );
  const { container, rerender } = render(editor(code, 0));
  const found = editorIn(container);
  return {
    onChange,
    type: (text: string) => act(() => found.dispatch(found.state.replaceSelection(text))),
    /** Passes the page's state to the editor. */
    show: (shown: string, revision: number) => rerender(editor(shown, revision)),
    text: () => found.state.doc.toString(),
  };
}

test('typed text stays, even while the page is a few letters behind', () => {
  const { onChange, type, show, text } = open('');
  type('d');
  type('e');
  show('d', 0);
  expect(text()).toBe('de');
  type('f');
  show('de', 0);
  expect(text()).toBe('def');
  expect(onChange.mock.calls.map(([code]) => code)).toEqual(['d', 'de', 'def']);
});

test('the editor follows a reset, and the undoing of one', () => {
  const { onChange, type, show, text } = open('print(1)');
  type('\n# mine');
  show('print(1)', 1);
  expect(text()).toBe('print(1)');
  show('print(1)\n# mine', 2);
  expect(text()).toBe('print(1)\n# mine');
  // A text set by the page doesn't count as the person's edit, which would end the chance to undo.
  expect(onChange.mock.calls).toEqual([['print(1)\n# mine']]);
});

function TypesAtOnce({ into }: { into: Element }) {
  useLayoutEffect(() => {
    const editor = editorIn(into);
    editor.dispatch(editor.state.replaceSelection('!'));
  }, [into]);
  return null;
}

test('a letter that is typed as soon as the editor is there stays', () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <>
      <CodeEditor
        code=""
        revision={0}
        onChange={() => {}}
        onRun={() => {}}
        onSubmit={() => {}}
        start={null}
        markedLine={null}
        label="Your Python"
        language={{ grammar: pythonLanguage, indent: '    ' }}
        keys=""
      />
      <TypesAtOnce into={container} />
    </>,
    { container },
  );
  expect(editorIn(container).state.doc.toString()).toBe('!');
});

function Editor() {
  useVisiblePart();
  return null;
}

/** A phone's window of 800 px, of which a part is seen. */
function seen(part: { offsetTop: number; height: number; scale?: number }) {
  const view = Object.assign(new EventTarget(), { scale: 1, ...part });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  Object.defineProperty(document.documentElement, 'clientHeight', {
    configurable: true,
    value: 800,
  });
  return view;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

const properties = () =>
  ['--above-sight', '--below-sight'].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  );

test('stylesheets learn what the keyboard covers as it comes and goes', () => {
  const view = seen({ offsetTop: 0, height: 800 });
  const { unmount } = render(<Editor />);
  expect(properties()).toEqual(['0px', '0px']);
  Object.assign(view, { offsetTop: 120, height: 500 });
  view.dispatchEvent(new Event('resize'));
  expect(properties()).toEqual(['120px', '180px']);
  unmount();
  expect(properties()).toEqual(['', '']);
});

test('what is seen of an enlarged page says nothing of a keyboard', () => {
  seen({ offsetTop: 120, height: 300, scale: 2 });
  render(<Editor />);
  expect(properties()).toEqual(['0px', '0px']);
});
