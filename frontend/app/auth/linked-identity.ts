/** An account at Google or Apple that logs in to this one. */
export interface LinkedIdentity {
  id: number;
  provider: string;
  /** Its address when it was linked, if it is known. */
  email: string | null;
  linkedAt: string;
}

export const nameOf = ({ provider }: Pick<LinkedIdentity, 'provider'>) =>
  provider === 'apple' ? 'Apple' : 'Google';
