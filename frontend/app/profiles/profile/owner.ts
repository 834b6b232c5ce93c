/** What the page must know of its reader, where it is their own. */
export interface Owner {
  isMember: boolean;
  lastStep: number;
  isThirdParty: boolean;
}
