import type { Picture } from './commands';

const NOT_SENT = 'The picture could not be sent. Please try again.';

interface Reply {
  msg?: string;
  errors?: Record<string, string[]>;
  result?: { url: string; width: number | null; height: number | null };
}

/** Uploads a picture for articles; `error` is the message for the user. */
export async function uploadPicture(
  to: string,
  file: File,
  alt: string,
): Promise<Omit<Picture, 'alt' | 'caption'> | { error: string }> {
  const body = new FormData();
  body.set('altText', alt);
  body.set('image', file);
  const response = await fetch(to, { method: 'POST', body }).catch(() => undefined);
  const reply: Reply = (await response?.json().catch(() => undefined)) ?? {};
  if (!response?.ok || !reply.result)
    return { error: reply.errors?.['image']?.[0] ?? reply.msg ?? NOT_SENT };
  const { url, width, height } = reply.result;
  return {
    src: url,
    width: width === null ? null : String(width),
    height: height === null ? null : String(height),
  };
}
