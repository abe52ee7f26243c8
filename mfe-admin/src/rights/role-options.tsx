import { adminRole, adminRoles } from '@site/shared/contracts/composition';

/** Every role, to choose from. */
export const RoleOptions = () =>
  adminRole.options.map((role) => (
    <option key={role} value={role}>
      {adminRoles[role].label}
    </option>
  ));
