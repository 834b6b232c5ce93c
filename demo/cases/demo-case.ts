import type { Speciality } from '../../backend/src/reference-data/specialities.rules';
import { told } from '../anatomy/examination';
import { examinationOf } from '../anatomy/examinations';
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
  /** `{side}` and the like are what its pictures show, here and in its other texts. */
  history: string;
  question: string;
  /** Reported at the end; only for closed cases. */
  outcome?: string;
  pictures: readonly PictureKind[];
  report?: DemoReport;
  comments: readonly DemoComment[];
}

/** The case with what its pictures show in the place of `{side}` and the like, in all its texts. */
export function withWords(one: DemoCase): DemoCase {
  const words = Object.assign(
    {},
    ...one.pictures.map((kind) => examinationOf(kind)?.words ?? {}),
  ) as Record<string, string>;
  const tell = (text: string) => told(text, words);
  const { history, question, outcome, report, comments } = one;
  return {
    ...one,
    history: tell(history),
    question: tell(question),
    ...(outcome !== undefined && { outcome: tell(outcome) }),
    ...(report && {
      report: {
        title: tell(report.title),
        technique: tell(report.technique),
        findings: report.findings.map(tell),
        impression: tell(report.impression),
      },
    }),
    comments: comments.map((comment) => toldComment(comment, tell)),
  };
}

const toldComment = (
  { by, text, replies }: DemoComment,
  tell: (text: string) => string,
): DemoComment => ({
  by,
  text: tell(text),
  replies: replies.map((reply) => toldComment(reply, tell)),
});

export function said(by: string, text: string, ...replies: DemoComment[]): DemoComment {
  return { by, text, replies };
}
