export const TITLE_REQUIRED = 'Title is required';
export const SPECIALITY_REQUIRED = 'Speciality is required';
export const VIDEO_REQUIRED = 'Video File is required';
export const VIDEO_TOO_LARGE = 'File size exceeds the limit of 1 GB.';
export const VIDEO_WRONG_TYPE = 'File type not supported.';
export const MAX_VIDEO_BYTES = 1_024 ** 3;
export const VIDEO_EXTENSIONS = ['.mp4', '.mkv'] as const;

interface Filled {
  readonly title: string;
  readonly speciality: string;
  /** Undefined if none is chosen. */
  readonly video: { readonly name: string; readonly size: number } | undefined;
}

/** Validation of a new post before it is sent, by wire name. The server validates it again. */
export function problemsOf({ title, speciality, video }: Filled): Record<string, string[]> {
  const problems: Record<string, string | undefined> = {
    title: title.trim() === '' ? TITLE_REQUIRED : undefined,
    speciality: speciality === '' ? SPECIALITY_REQUIRED : undefined,
    video: problemOfVideo(video),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([word, problem]) => (problem ? [[word, [problem]]] : [])),
  );
}

function problemOfVideo(video: Filled['video']): string | undefined {
  if (!video || video.size === 0) return VIDEO_REQUIRED;
  if (video.size > MAX_VIDEO_BYTES) return VIDEO_TOO_LARGE;
  const isVideo = VIDEO_EXTENSIONS.some((extension) =>
    video.name.toLowerCase().endsWith(extension),
  );
  return isVideo ? undefined : VIDEO_WRONG_TYPE;
}
