import { longDate } from '../../lib/time';
import { counted, drName } from '../../lib/words';
import { KIND_NAMES } from '../../media/findings/finding-words';
import type { ClinicalPost } from '../post';
import type { PrivacyReport } from '../privacy.server';

interface CheckDone {
  text: string;
  isDone: boolean;
}

export function checksOf(post: ClinicalPost, reports: PrivacyReport[]): CheckDone[] {
  const [latest] = reports;
  const files = reports.flatMap((report) => report.files);
  const masks = files.reduce((sum, file) => sum + file.masks, 0);
  const kept = [...new Set(reports.flatMap((report) => report.kept))].map((kind) =>
    KIND_NAMES[kind].toLowerCase(),
  );
  return [
    {
      text: `The text was read for names, dates, numbers and places${latest ? ` (rules of ${latest.lintVersion})` : ''}.`,
      isDone: true,
    },
    ...(kept.length > 0
      ? [
          {
            text: `The author kept what looked like: ${kept.join(', ')}, marked as not identifying.`,
            isDone: true,
          },
        ]
      : []),
    ...(files.length > 0
      ? [
          {
            text: `${counted(files.length, 'file was', 'files were')} re-encoded: camera, place, time and author details were removed.`,
            isDone: true,
          },
          {
            text:
              masks > 0
                ? `${counted(masks, 'place was', 'places were')} covered in the pixels.`
                : 'Nothing was covered.',
            isDone: masks > 0,
          },
          reviewOf(post, reports),
        ]
      : []),
  ];
}

function reviewOf({ author }: ClinicalPost, reports: PrivacyReport[]): CheckDone {
  const reviewed = reports.find(({ wasReviewed }) => wasReviewed);
  if (!reviewed)
    return {
      text: 'It was posted with an app that does not ask to review each file.',
      isDone: false,
    };
  return {
    text: `${drName(author.fullName)} reviewed each file at full size on ${longDate(reviewed.createdAt)}.`,
    isDone: true,
  };
}
