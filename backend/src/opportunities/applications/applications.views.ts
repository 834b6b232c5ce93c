import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import { authorFields } from '../../profiles/author.wire';
import type { ApplicationRow } from './application.rows';
import { ApplicantView, CvView } from './applications.wire';

@Injectable()
export class ApplicationViews {
  constructor(private readonly addresses: MediaAddresses) {}

  applicant(row: ApplicationRow, readerId: number): ApplicantView {
    return Object.assign(new ApplicantView(), this.fields(row, readerId));
  }

  /** The URL is issued to one reader, and every opening is recorded with their id. */
  cv({ cvKey, cvName }: Pick<ApplicationRow, 'cvKey' | 'cvName'>, readerId: number): CvView | null {
    return cvKey === null
      ? null
      : Object.assign(new CvView(), {
          name: cvName ?? 'CV',
          url: this.addresses.watchedAt(cvKey, readerId),
        });
  }

  fields(row: ApplicationRow, readerId: number) {
    const { id, applicantId, name, email, contact, medicalCollege, degree, address } = row;
    return {
      id,
      applicantId,
      name,
      email,
      contact,
      medicalCollege,
      degree,
      address,
      why: row.why,
      word: row.word,
      person: authorFields(authorOf(row, this.addresses)),
      cvId:
        row.cvKey === null
          ? ''
          : `${id}#${(row.cvName ?? 'CV').replaceAll('#', '')}#application/pdf`,
      cv: this.cv(row, readerId),
      status: row.state,
      createdAt: timeOf(row.createdAt),
    };
  }
}
