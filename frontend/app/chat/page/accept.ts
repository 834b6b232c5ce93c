/** What a chat takes. */
export const ACCEPT =
  '.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.pdf,.mp4,.mov,.webm,.docx,.xlsx,.pptx,.txt';
/** Of it, what is looked at before it is sent. */
export const ACCEPT_REVIEWED = '.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.pdf';
export const ACCEPT_OTHER = '.mp4,.mov,.webm,.docx,.xlsx,.pptx,.txt';
