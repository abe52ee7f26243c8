export { findApproval } from '../approvals/index.ts';
export { type Asker, beginOrAsk, promoteOrAsk } from './ask.ts';
export { changeRule } from './change-rule.ts';
export { type Approved, approve, reject } from './decide.ts';
export { listApprovals, tellApproval } from './tell-approval.ts';
