import { claimedType } from '../media/file-type.rules';
import { uploadRules } from '../media/upload.rules';

export const TITLE_REQUIRED = 'Title is required';
export const SPECIALITY_REQUIRED = 'Speciality is required';
export const VIDEO_REQUIRED = 'Video File is required';
export const VIDEO_TOO_LARGE = 'File size exceeds the limit of 1 GB.';
export const VIDEO_WRONG_TYPE = 'File type not supported.';
export const ANSWER_REQUIRED = 'Please say whether the video shows a patient.';
export const CONSENT_REQUIRED = 'Please confirm that the patient has given written consent.';
export const LOOK_REQUIRED = 'Please confirm that you have looked at the whole video.';
export const MAX_VIDEO_BYTES = 1_024 ** 3;

interface Answers {
  readonly title: string;
  readonly speciality: string;
  /** Undefined if it was not answered. */
  readonly showsPatient: boolean | undefined;
  readonly consent: boolean;
}

interface Filled extends Answers {
  readonly looked: boolean;
  /** Undefined if none is chosen. */
  readonly video: { readonly name: string; readonly size: number } | undefined;
}

/** Validation of what stands before the video in the form, by wire name. */
export function problemsOfAnswers({
  title,
  speciality,
  showsPatient,
  consent,
}: Answers): Record<string, string[]> {
  return told({
    title: title.trim() === '' ? TITLE_REQUIRED : undefined,
    speciality: speciality === '' ? SPECIALITY_REQUIRED : undefined,
    showsPatient: showsPatient === undefined ? ANSWER_REQUIRED : undefined,
    consent: showsPatient && !consent ? CONSENT_REQUIRED : undefined,
  });
}

/** Validation of a new post before it is sent, by wire name. The server validates it again. */
export function problemsOf({ video, looked, ...answers }: Filled): Record<string, string[]> {
  return {
    ...problemsOfAnswers(answers),
    ...told({
      video: problemOfVideo(video),
      looked: answers.showsPatient && !looked ? LOOK_REQUIRED : undefined,
    }),
  };
}

const told = (problems: Record<string, string | undefined>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([word, problem]) => (problem ? [[word, [problem]]] : [])),
  );

function problemOfVideo(video: Filled['video']): string | undefined {
  if (!video || video.size === 0) return VIDEO_REQUIRED;
  if (video.size > MAX_VIDEO_BYTES) return VIDEO_TOO_LARGE;
  const { accepts } = uploadRules['explore-video'];
  return claimedType({ name: video.name, declared: '' }, accepts) ? undefined : VIDEO_WRONG_TYPE;
}
