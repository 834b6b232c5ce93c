import type { Speciality } from '../../backend/src/reference-data/specialities.rules';
import type { PictureKind } from '../art/clinical-picture';

export interface DemoComment {
  /** The key of a person. */
  by: string;
  text: string;
  replies: readonly DemoComment[];
}

export interface DemoReport {
  title: string;
  technique: string;
  findings: readonly string[];
  impression: string;
}

/**
 * A case of the demo community: invented, plausible, and without anything that could identify a
 * patient.
 */
export interface DemoCase {
  /** The key of a person. */
  author: string;
  speciality: Speciality;
  age: number;
  /** Defaults to years. */
  ageUnit?: 'days' | 'weeks' | 'months' | 'years';
  gender: 'Male' | 'Female' | 'Other';
  diagnosis: string;
  /** Cases of this week are still open. */
  posted: 'today' | 'this week' | 'earlier';
  /** `{Side}` and `{side}` are replaced by the side shown in its image. */
  history: string;
  question: string;
  /** Reported at the end; only for closed cases. */
  outcome?: string;
  pictures: readonly PictureKind[];
  report?: DemoReport;
  comments: readonly DemoComment[];
}

/**
 * The text of a case with the side of its image: both have the same source, so that they cannot
 * contradict each other.
 */
export function sided(text: string, { pictures }: Pick<DemoCase, 'pictures'>): string {
  const side = pictures.map((kind) => kind.split('/')[2]).find(Boolean);
  if (side === undefined) return text;
  return text
    .replaceAll('{side}', side)
    .replaceAll('{Side}', `${side.charAt(0).toUpperCase()}${side.slice(1)}`);
}

export function said(by: string, text: string, ...replies: DemoComment[]): DemoComment {
  return { by, text, replies };
}
