/** What a browser that was never here loads for a page, up to the page's rest. */
import type { Transfer } from './browser/transfers.ts';
import { openBrowser, visit } from './browser/visit.ts';
import { measuredPages } from './measured-pages.ts';
import { figure, goalColumns, kib, number, type Section } from './report.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import { untilRendered } from './site/site-process.ts';
import type { Context } from './workspace.ts';

const desktop = { viewport: { width: 1440, height: 900 } };

export async function measureSizes({ scope, published }: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const { url, direct } = await startHttpsSite(await published(), {
    scope,
    name: 'size',
    certificate,
  });
  for (const { path } of measuredPages) await untilRendered(direct + path);
  const browser = await openBrowser(scope, certificate);
  const rows: string[][] = [];
  const files: string[][] = [];
  for (const { path, content, ...page } of measuredPages) {
    const { name } = page;
    const { transfers } = await visit(browser, { url: url + path, content }, desktop);
    rows.push(...rowsOf(page, transfers));
    files.push(...transfers.map((transfer) => fileRow(name, transfer, url)));
  }
  return [
    { title: 'What a page loads', columns: goalColumns, rows },
    {
      title: 'File by file',
      columns: ['Page', 'File', 'KiB', 'Encoding', 'Protocol'],
      rows: files,
    },
  ];
}

type MeasuredPage = Pick<(typeof measuredPages)[number], 'name' | 'scriptsKib'>;

function rowsOf({ name, scriptsKib }: MeasuredPage, transfers: Transfer[]) {
  const bytesOf = (type?: string) =>
    transfers
      .filter((transfer) => !type || transfer.type === type)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const text = (type?: string) => `${number(kib(bytesOf(type)))} KiB`;
  const twice = twiceFetched(transfers);
  return [
    figure(`${name}: JavaScript`, text('Script'), {
      text: `≤ ${scriptsKib} KiB`,
      met: kib(bytesOf('Script')) <= scriptsKib,
    }),
    figure(`${name}: stylesheets`, text('Stylesheet')),
    figure(`${name}: HTML with prefetched data`, text('Document')),
    figure(`${name}: everything`, text()),
    figure(`${name}: requests`, String(transfers.length)),
    figure(`${name}: fetched twice`, twice.join(', ') || 'nothing', {
      text: 'nothing',
      met: twice.length === 0,
    }),
  ];
}

function twiceFetched(transfers: Transfer[]): string[] {
  const addresses = transfers.map(({ address }) => address);
  return [...new Set(addresses.filter((one, index) => addresses.indexOf(one) !== index))];
}

const fileRow = (page: string, { address, bytes, encoding, protocol }: Transfer, url: string) => [
  page,
  address.replace(url, ''),
  number(kib(bytes)),
  encoding || 'none',
  protocol,
];
