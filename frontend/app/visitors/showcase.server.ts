import type { CaseFile } from '../clinical-cases/post';
import { ageOf, toFile } from '../clinical-cases/post-views.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { CasePreview } from './api.server';

/** A case made public by its author, with one picture and at most one answer. */
export interface ShowcaseCase extends Omit<CasePreview, 'text'> {
  question: string;
  closesAt: string | null;
  isOpen: boolean;
  comments: number;
  file: CaseFile;
  answer: QuotedAnswer | null;
}

/** An answer whose author allows visitors to read it. */
export interface QuotedAnswer {
  text: string;
  writer: {
    fullName: string;
    pictureUrl: string | null;
    speciality: string;
    place: string;
    isVerified: boolean;
  };
}

/** At most six cases for the public page. */
export async function showcase(args: RouteArgs): Promise<ShowcaseCase[]> {
  const { result } = await dataOf(api(args).GET('/visitor/showcase'));
  return result.map((row) => ({
    id: row.id,
    speciality: row.speciality,
    age: ageOf(row.age ?? '', row.ageUnit).age,
    gender: row.gender,
    diagnosis: row.diagnosis,
    postedAt: row.created_at,
    closesAt: row.closes_at,
    question: row.clinical_questions,
    isOpen: row.status !== 'Closed',
    comments: row.comment_count,
    file: toFile(row.file),
    answer: row.answer && {
      text: row.answer.text,
      writer: {
        fullName: row.answer.full_name,
        pictureUrl: row.answer.profile_pic || null,
        speciality: row.answer.specialty_type,
        place: row.answer.current_location,
        isVerified: row.answer.verified_in !== '',
      },
    },
  }));
}
