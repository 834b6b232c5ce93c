import type { IdentityState } from '../../auth/identity';

export interface LeavingState extends IdentityState {
  /** True once the reason was accepted and the deletion must be confirmed. */
  isToConfirm?: boolean;
}
