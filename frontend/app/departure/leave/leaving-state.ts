import type { IdentityState } from '../../auth/identity';

export interface LeavingState extends IdentityState {
  /** The reason is there: now they are asked whether they mean it. */
  isToConfirm?: boolean;
}
