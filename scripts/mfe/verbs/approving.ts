/** Verbs of the second person, who approves what someone has requested. */
import type { ApprovalGiven, ApprovalInfo, ApprovalList } from '@site/shared/contracts/releases';
import type { Command } from 'commander';
import { describeApprovals, describeGiven, describeRejected } from '../approvals.ts';
import { withSite } from '../connection.ts';
import { print, type Shared, verb } from './command-line.ts';

export function addApproving(program: Command): void {
  verb(program, 'approvals', 'what is waiting for a second person, and what was decided').action(
    (options: Shared) =>
      withSite(options, async (site) => {
        print(options, await site.get<ApprovalList>('/approvals'), describeApprovals);
      }),
  );

  verb(program, 'approve <id>', 'do what someone else has asked for').action(
    (id: string, options: Shared) =>
      withSite(options, async (site) => {
        const given = await site.post<ApprovalGiven>(
          `/approvals/${encodeURIComponent(id)}/approve`,
          {},
        );
        print(options, given, describeGiven);
      }),
  );

  verb(program, 'reject <id>', 'refuse what someone has asked for, or withdraw what you asked for')
    .requiredOption('--why <reason>', 'for the person who asked')
    .action((id: string, { why, ...options }: Shared & { why: string }) =>
      withSite(options, async (site) => {
        const path = `/approvals/${encodeURIComponent(id)}/reject`;
        print(options, await site.post<ApprovalInfo>(path, { why }), describeRejected);
      }),
    );
}
