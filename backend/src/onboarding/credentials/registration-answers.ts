/** One registration as it was answered; empty texts where nothing was. */
export interface RegistrationAnswer {
  readonly country: string;
  readonly region: string;
  readonly number: string;
}
