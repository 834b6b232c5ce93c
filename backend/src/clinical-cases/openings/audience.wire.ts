import { Wire } from '../../wire/wire';
import type { Groups } from './audience.rules';
import type { Audience } from './openings.service';

export class AudienceGroupView {
  @Wire() name!: string;
  @Wire() members!: number;
}

export class AudienceGroupsView {
  @Wire({ of: () => AudienceGroupView }) named!: AudienceGroupView[];
  @Wire() others!: number;
}

/** Numbers alone: who it was is told to nobody. */
export class AudienceView {
  @Wire() members!: number;
  @Wire({ of: () => AudienceGroupsView }) countries!: AudienceGroupsView;
  @Wire({ of: () => AudienceGroupsView }) specialities!: AudienceGroupsView;
  /** When Suture last made a list of who has seen it; null if never. */
  @Wire('sheet_made_at', { as: 'time', nullable: true }) sheetMadeAt!: Date | null;
}

const groupsView = ({ named, others }: Groups) =>
  Object.assign(new AudienceGroupsView(), {
    named: named.map((group) => Object.assign(new AudienceGroupView(), group)),
    others,
  });

export const audienceView = ({
  members,
  countries,
  specialities,
  sheetMadeAt,
}: Audience): AudienceView =>
  Object.assign(new AudienceView(), {
    members,
    countries: groupsView(countries),
    specialities: groupsView(specialities),
    sheetMadeAt,
  });
