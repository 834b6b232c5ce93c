/** What the profile page needs to know about the user if the profile is their own. */
export interface Owner {
  isMember: boolean;
  lastStep: number;
  isThirdParty: boolean;
}
