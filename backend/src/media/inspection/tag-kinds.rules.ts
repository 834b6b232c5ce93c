/** The kinds of metadata in a file. All of it is removed before anyone else sees the file. */
export const TAG_KINDS = [
  'place',
  'time',
  'device',
  'person',
  'words',
  'thumbnail',
  'other',
] as const;
export type TagKind = (typeof TAG_KINDS)[number];
