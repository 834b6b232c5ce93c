/** One registration as entered; empty strings for missing answers. */
export interface RegistrationAnswer {
  readonly country: string;
  readonly region: string;
  readonly number: string;
}
