import type { AnyExtension, Attribute } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Without column widths: they'd be inline styles, which the site's policy forbids. */
const table = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element) => (element as HTMLTableElement).caption?.textContent || null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.caption
      ? ['table', HTMLAttributes, ['caption', {}, node.attrs.caption], ['tbody', 0]]
      : ['table', HTMLAttributes, ['tbody', 0]],
});

const SECTIONS = ['thead', 'tbody', 'tfoot'];

/** Remembers its section; `tidyHtml` restores the sections. */
const row = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: ({ parentElement }) =>
        SECTIONS.find((name) => name === parentElement?.localName) ?? null,
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
});

const attribute = (name: string): Attribute => ({
  default: null,
  parseHTML: (element) => element.getAttribute(name),
  renderHTML: (attributes) => (attributes[name] ? { [name]: attributes[name] } : {}),
});

const span = (name: 'colspan' | 'rowspan'): Attribute => ({
  default: 1,
  parseHTML: (element) => Number.parseInt(element.getAttribute(name) ?? '', 10) || 1,
  renderHTML: (attributes) => (attributes[name] > 1 ? { [name]: attributes[name] } : {}),
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  align: attribute('align'),
  // Read by TipTap's table commands; never set or rendered.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const cell = TableCell.extend({ addAttributes: cellAttributes });
const header = TableHeader.extend({
  addAttributes: () => ({ ...cellAttributes(), scope: attribute('scope') }),
});

export const tables: readonly AnyExtension[] = [table, row, cell, header];
