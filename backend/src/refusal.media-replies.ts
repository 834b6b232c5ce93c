/** Refusals of files. */
export const MEDIA_REPLIES = {
  'media.type-not-accepted': { code: 415, msg: '{sentence}' },
  'media.not-put-together': {
    code: 501,
    msg: 'Uploads cannot be put together from several. Please upload the file as one.',
  },
  'media.too-large': { code: 413, msg: '{sentence}' },
  'media.infected': { code: 422, msg: 'The virus scanner refused this file.' },
  'media.address-dead': { code: 403, msg: 'This address is not valid or has expired.' },
  'media.upload-unknown': {
    code: 404,
    msg: 'This upload is incomplete or no longer exists. Please send the file again.',
  },
  'media.check-waiting': {
    code: 409,
    msg: 'Your files are still being checked. Please try again in a moment.',
  },
  'media.checks-waiting': {
    code: 429,
    msg: 'Many of your files are still being checked. Please try again in a moment.',
  },
  'media.checks-busy': {
    code: 503,
    msg: 'Members’ files are being checked right now. Please try again in a moment.',
  },
  'media.not-read-yet': {
    code: 503,
    msg: 'Suture is busy and could not check this file yet. Please try again in a minute.',
  },
  'media.two-under-way': {
    code: 429,
    msg: 'Two of your uploads are already in progress. Please try again when one of them is done.',
  },
  'scans.in-a-post': { code: 409, msg: 'This scan is in a post already.' },
  'scans.no-room': { code: 507, msg: 'Your scans fill the room that we can give.' },
  'media.no-room': {
    code: 507,
    msg: 'There is no space left, so nothing was saved. Please try again later.',
  },
} satisfies Record<string, { code: number; msg: string }>;
