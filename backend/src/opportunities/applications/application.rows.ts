import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { ApplicantList } from '../opportunity.rules';

export const APPLICATION_STATES = [
  'submitted',
  'viewed',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const STATES_IN = {
  all: ['submitted', 'viewed', 'accepted', 'declined'],
  new: ['submitted', 'viewed'],
  accepted: ['accepted'],
} as const satisfies Record<ApplicantList, readonly ApplicationState[]>;

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
export interface ApplicationRow extends ApplicationContent, AuthorRow {
  readonly id: number;
  readonly opportunityId: number;
  readonly applicantId: number;
  readonly state: ApplicationState;
  readonly word: string;
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
  readonly word: string;
  readonly applicantName: string;
  readonly applicantEmail: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
}
