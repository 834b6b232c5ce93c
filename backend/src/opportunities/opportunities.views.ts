import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import { statusOf } from './opportunities.policy';
import { OpportunityView, OwnOpportunityView } from './opportunities.wire';
import type { OpportunityRow } from './opportunity.sql';

/** Builds the views of opportunities. */
@Injectable()
export class OpportunityViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  /** The owner sees some additional fields. */
  of(row: OpportunityRow, readerId: number): OpportunityView {
    return row.author_id === readerId
      ? this.own(row)
      : Object.assign(new OpportunityView(), this.fields(row));
  }

  own(row: OpportunityRow): OwnOpportunityView {
    return Object.assign(new OwnOpportunityView(), this.fields(row), {
      responseCount: row.responseCount,
      isTakenDown: row.takenDownAt !== null,
    });
  }

  private fields(row: OpportunityRow) {
    return Object.assign(authorFields(authorOf(row, this.addresses)), {
      id: row.id,
      title: row.title,
      description: row.description,
      cityName: row.cityName,
      cityId: row.cityId,
      countryName: row.countryName,
      countryId: row.countryId,
      fromDate: row.fromDate,
      toDate: row.toDate,
      deadline: row.deadline,
      type: row.type,
      qualifications: row.qualifications,
      experience: row.experience,
      opportunitySpeciality: row.speciality,
      duration: `${row.durationAmount} ${row.durationUnit}`,
      createdAt: timeOf(row.createdAt),
      appliedAt: timeOf(row.appliedAt),
      status: statusOf(row, this.clock.now()),
    });
  }
}
