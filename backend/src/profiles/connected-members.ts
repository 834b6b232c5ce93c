/**
 * What is between members. Implemented by the connections domain, which depends on this one;
 * without it nothing is.
 */
export abstract class ConnectedMembers {
  abstract areConnected(memberId: number, otherId: number): Promise<boolean>;
  /** Whether one of them has blocked the other, so that neither sees anything of the other. */
  abstract areApart(memberId: number, otherId: number): Promise<boolean>;
}
