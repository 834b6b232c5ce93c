/** The file types that a chat accepts. */
export const ACCEPT =
  '.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.pdf,.mp4,.mov,.webm,.docx,.xlsx,.pptx,.txt';
/** Those that are reviewed before they are sent. */
export const ACCEPT_REVIEWED = '.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.pdf';
export const ACCEPT_OTHER = '.mp4,.mov,.webm,.docx,.xlsx,.pptx,.txt';
