import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import type { LearningRow } from './learning.repository';
import { LearningView } from './learning.wire';

const NO_FILE = 'nofile';

@Injectable()
export class LearningViews {
  constructor(private readonly addresses: MediaAddresses) {}

  of(row: LearningRow): LearningView {
    return this.fill(new LearningView(), row);
  }

  fill<View extends LearningView>(view: View, row: LearningRow): View {
    const { url, mediumUrl, thumbnailUrl, posterUrl } = this.addresses.of(row);
    const small = posterUrl ?? mediumUrl ?? thumbnailUrl;
    const { id, title, description } = row;
    return Object.assign(view, authorFields(authorOf(row, this.addresses)), {
      ...{ id, title, description, url },
      attachment: url ?? NO_FILE,
      thumbnail: small ?? NO_FILE,
      thumbnailUrl: small,
      itemSpeciality: row.speciality,
      createdAt: timeOf(row.createdAt),
    });
  }
}
