import { signal } from '../platform/outbox/job';

/** A patient has decided; its author is told what. */
export const patientDecided = signal<{ decisionId: number }>('patient-decided');
/** Told when the time of a link is over; it may have been answered by then. */
export const patientLinkOver = signal<{ linkId: number }>('patient-link-over');
