-- A version that nobody may go back to. Withdrawing it makes a release manifest, which doesn't lead there any more; that
-- one's row says who withdrew it, when and why.
alter table releases add column withdrawn_in integer references live_manifests (sequence);
alter table live_manifests drop constraint live_manifests_action_check;
alter table live_manifests add constraint live_manifests_action_check
  check (action in ('promote', 'rollback', 'restore', 'withdraw'));
