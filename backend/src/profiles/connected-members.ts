/**
 * Whether members are connected. Implemented by the connections domain, which depends on this one;
 * without it nobody is.
 */
export abstract class ConnectedMembers {
  abstract areConnected(memberId: number, otherId: number): Promise<boolean>;
}
