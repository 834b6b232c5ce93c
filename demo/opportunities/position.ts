import type { DurationUnit } from '../../backend/src/opportunities/duration.rules';
import type { OpportunityType } from '../../backend/src/opportunities/opportunity.rules';

/** A position of the demo community, at its owner's workplace. */
export interface DemoPosition {
  /** The key of the owner. */
  readonly by: string;
  readonly title: string;
  readonly type: OpportunityType;
  readonly duration: readonly [number, DurationUnit];
  /** Days from the seeding to the first day; negative for positions that have begun. */
  readonly begins: number;
  readonly speciality?: string;
  readonly description: string;
  readonly qualifications: string;
  readonly experience: string;
  /** The keys of the applicants. */
  readonly applicants: readonly string[];
}
