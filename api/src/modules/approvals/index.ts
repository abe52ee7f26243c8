export {
  type ApprovalRule,
  deleteRule,
  findRules,
  insertRule,
  isApprovalRequired,
} from './approval-rules.repository.ts';
export {
  type Approval,
  findApproval,
  findApprovals,
  findWaitingVersions,
  lockApproval,
  putApproval,
  saveDecision,
} from './approvals.repository.ts';
export { overtakeWithChange, overtakeWithdrawn } from './overtake.ts';
