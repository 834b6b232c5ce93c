import type { DbTime } from '../../platform/database/columns';

export const APPLICATION_STATES = [
  'submitted',
  'viewed',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application as entered by the applicant. */
export interface ApplicationContent {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
  readonly address: string;
  readonly medicalCollege: string;
  readonly degree: string;
  readonly why: string;
}

/** An application as seen by the owner of the opportunity and its applicant. */
export interface ApplicationRow extends ApplicationContent {
  readonly id: number;
  readonly opportunityId: number;
  readonly applicantId: number;
  readonly state: ApplicationState;
  readonly createdAt: DbTime;
  readonly cvKey: string | null;
  readonly cvName: string | null;
}

/** The facts needed for emails and notifications. */
export interface ApplicationFacts {
  readonly id: number;
  readonly opportunityId: number;
  readonly applicantId: number;
  readonly ownerId: number;
  readonly title: string;
  readonly state: ApplicationState;
  readonly applicantName: string;
  readonly applicantEmail: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
}
