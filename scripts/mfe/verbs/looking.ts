/** Verbs that show what is live, what was, and what differs. */
import type {
  ApprovalList,
  CanaryList,
  HistoryEntry,
  ReleaseDiff,
  ReleaseList,
} from '@site/shared/contracts/releases';
import type { Command } from 'commander';
import { withSite } from '../connection.ts';
import { describeDiff, describeHistory, describeList } from '../describe.ts';
import { print, type Shared, verb, wholeNumber } from './command-line.ts';

export function addLooking(program: Command): void {
  verb(program, 'list [unit]', 'what is live and what is stored').action(
    (microfrontend: string | undefined, options: Shared) =>
      withSite(options, async (site) => {
        const releases = await site.get<ReleaseList>('');
        const { canaries } = await site.get<CanaryList>('/canaries');
        const { approvals } = await site.get<ApprovalList>('/approvals');
        print(options, releases, (list) =>
          describeList(list, { canaries, approvals }, microfrontend),
        );
      }),
  );

  verb(program, 'history [unit]', 'what went live, when, by whom and why')
    .option('--limit <number>', 'how many changes', wholeNumber, 20)
    .action(
      (microfrontend: string | undefined, { limit, ...options }: Shared & { limit: number }) =>
        withSite(options, async (site) => {
          const query = new URLSearchParams({
            limit: String(limit),
            ...(microfrontend && { unit: microfrontend }),
          });
          const history = await site.get<{ entries: HistoryEntry[] }>(`/history?${query}`);
          print(options, history, ({ entries }) => describeHistory(entries));
        }),
    );

  verb(program, 'diff <from> <to>', 'what differs between two release manifests').action(
    (from: string, to: string, options: Shared) =>
      withSite(options, async (site) => {
        const query = new URLSearchParams({ from, to });
        print(options, await site.get<ReleaseDiff>(`/diff?${query}`), describeDiff);
      }),
  );
}
