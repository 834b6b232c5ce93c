/** Who is connected with whom. Connections, a later rank, answer it; where nobody does, nobody is. */
export abstract class ConnectedMembers {
  abstract areConnected(memberId: number, otherId: number): Promise<boolean>;
}
