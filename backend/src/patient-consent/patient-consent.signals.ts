import { signal } from '../platform/outbox/job';

/** A patient has decided: notifies the author. */
export const patientDecided = signal<{ decisionId: number }>('patient-decided');
/** Raised when a link expires; it may have been answered by then. */
export const patientLinkOver = signal<{ linkId: number }>('patient-link-over');
