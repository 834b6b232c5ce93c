/**
 * Links with which somebody without an account views files. Implemented by the patient-consent
 * domain, which depends on this one.
 */
export abstract class ViewingLinks {
  abstract isLiving(linkId: number): Promise<boolean>;
}
