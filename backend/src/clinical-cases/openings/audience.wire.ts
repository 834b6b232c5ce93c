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
}

const groupsView = ({ named, others }: Groups) =>
  Object.assign(new AudienceGroupsView(), {
    named: named.map((group) => Object.assign(new AudienceGroupView(), group)),
    others,
  });

export const audienceView = ({ members, countries, specialities }: Audience): AudienceView =>
  Object.assign(new AudienceView(), {
    members,
    countries: groupsView(countries),
    specialities: groupsView(specialities),
  });
