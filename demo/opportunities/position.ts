import type { DurationUnit } from '../../backend/src/opportunities/duration.rules';
import type { OpportunityType } from '../../backend/src/opportunities/opportunity.rules';

/** A position of the demo community, where its owner works. */
export interface DemoPosition {
  /** Who offers it, by key. */
  readonly by: string;
  readonly title: string;
  readonly type: OpportunityType;
  readonly duration: readonly [number, DurationUnit];
  /** Days from the seeding to the first day; below zero for those that have begun. */
  readonly begins: number;
  readonly speciality?: string;
  readonly description: string;
  readonly qualifications: string;
  readonly experience: string;
  /** Who applied, by key. */
  readonly applicants: readonly string[];
}
