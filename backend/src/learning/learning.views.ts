import { Injectable } from '@nestjs/common';
import { type BoundTo, MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { authorFields } from '../profiles/author.wire';
import type { LearningRow } from './learning.repository';
import { LearningView } from './learning.wire';

const NO_FILE = 'nofile';

@Injectable()
export class LearningViews {
  constructor(private readonly addresses: MediaAddresses) {}

  of(row: LearningRow, reader: BoundTo): LearningView {
    return this.fill(new LearningView(), row, row.isHidden ? reader : undefined);
  }

  fill<View extends LearningView>(view: View, row: LearningRow, boundTo?: BoundTo): View {
    const { url, mediumUrl, thumbnailUrl, posterUrl } = this.addresses.of(row, boundTo);
    const small = posterUrl ?? mediumUrl ?? thumbnailUrl;
    const { id, title, description } = row;
    return Object.assign(view, authorFields(authorOf(row, this.addresses)), {
      id,
      title,
      description,
      url,
      attachment: url ?? NO_FILE,
      thumbnail: small ?? NO_FILE,
      thumbnailUrl: small,
      itemSpeciality: row.speciality,
      createdAt: timeOf(row.createdAt),
      isHidden: Number(row.isHidden),
    });
  }
}
