import { buffer } from 'node:stream/consumers';
import { marked, type Token, type Tokens } from 'marked';
import type { TextDocument } from './text-documents.ts';

/** In points, as all lengths here. */
const MARGIN = 54;
const SIZES: Record<number, number> = { 1: 20, 2: 12.5 };
const TEXT_SIZE = 10.5;
const GAP = 6;
const BULLET_WIDTH = 12;

/** Part of a paragraph in one font. */
interface Run {
  text: string;
  isBold: boolean;
}

/**
 * A document as a page of A4 with text that can be selected: headings, paragraphs whose lines are kept, lists and bold text.
 * Its fonts are those that every reader of PDF has, so it's a few KiB, and holds what Windows-1252 can say.
 */
export async function pdfOf({ title, markdown }: TextDocument): Promise<Buffer> {
  // Read when somebody first wants a document.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ size: 'A4', margin: MARGIN, info: { Title: title }, lang: 'en' });
  const whole = buffer(pdf);
  for (const block of marked.lexer(markdown)) write(pdf, block);
  pdf.end();
  return whole;
}

type Pdf = PDFKit.PDFDocument;

function write(pdf: Pdf, block: Token): void {
  if (block.type === 'heading') writeHeading(pdf, block as Tokens.Heading);
  else if (block.type === 'list') {
    for (const item of (block as Tokens.List).items) writeItem(pdf, item);
    pdf.y += GAP;
  } else if (block.type === 'paragraph') {
    writeRuns(pdf.fontSize(TEXT_SIZE), runsOf(block.tokens ?? []));
    pdf.moveDown(0.2);
  }
}

function writeHeading(pdf: Pdf, { depth, text }: Tokens.Heading): void {
  if (depth > 1) pdf.moveDown(0.7);
  pdf
    .font('Helvetica-Bold')
    .fontSize(SIZES[depth] ?? TEXT_SIZE)
    .text(text);
  if (depth === 1) return;
  const { left, right } = pdf.page.margins;
  pdf
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(0.5)
    .stroke();
  pdf.y += GAP;
}

function writeItem(pdf: Pdf, { tokens }: Tokens.ListItem): void {
  const { left } = pdf.page.margins;
  const top = pdf.y;
  pdf.font('Helvetica').fontSize(TEXT_SIZE).text('•', left, top);
  pdf.x = left + BULLET_WIDTH;
  pdf.y = top;
  // Lines of an item are folded only where the file has room for no more.
  const runs = runsOf(tokens).map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));
  writeRuns(pdf, runs);
  pdf.x = left;
}

function writeRuns(pdf: Pdf, runs: readonly Run[]): void {
  runs.forEach(({ text, isBold }, index) => {
    const continued = index < runs.length - 1;
    pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').text(text, { continued });
  });
}

/** What is neither bold nor text comes as it's written. */
const runsOf = (tokens: readonly Token[], isBold = false): Run[] =>
  tokens.flatMap((token) => {
    if ('tokens' in token && token.tokens)
      return runsOf(token.tokens, isBold || token.type === 'strong');
    return [{ text: token.raw, isBold }];
  });
