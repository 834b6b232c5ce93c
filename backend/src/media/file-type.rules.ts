/** Documents are stored unchanged and are only ever downloaded, not displayed. */
export type AssetKind = 'image' | 'pdf' | 'video' | 'document';

export interface FileType {
  readonly kind: AssetKind;
  /** The extensions of this type. */
  readonly extensions: readonly string[];
  /** The MIME types detected in the content, as named by the file-type package. */
  readonly bytes: readonly string[];
  /** The MIME types a client may declare, besides none or application/octet-stream. */
  readonly declared: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * The accepted types of uploads. The content, the extension and the declared type of a file must
 * agree.
 */
export const fileTypes = {
  jpeg: {
    kind: 'image',
    extensions: ['jpg', 'jpeg'],
    bytes: ['image/jpeg'],
    declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  },
  png: {
    kind: 'image',
    extensions: ['png'],
    bytes: ['image/png', 'image/apng'],
    declared: ['image/png', 'image/x-png'],
  },
  webp: { kind: 'image', extensions: ['webp'], bytes: ['image/webp'], declared: ['image/webp'] },
  heic: {
    kind: 'image',
    extensions: ['heic', 'heif'],
    bytes: ['image/heic', 'image/heif'],
    declared: ['image/heic', 'image/heif'],
  },
  gif: { kind: 'image', extensions: ['gif'], bytes: ['image/gif'], declared: ['image/gif'] },
  bmp: {
    kind: 'image',
    extensions: ['bmp'],
    bytes: ['image/bmp'],
    declared: ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp'],
  },
  pdf: {
    kind: 'pdf',
    extensions: ['pdf'],
    bytes: ['application/pdf'],
    declared: ['application/pdf', 'application/x-pdf'],
  },
  mp4: {
    kind: 'video',
    extensions: ['mp4'],
    bytes: ['video/mp4', 'video/x-m4v'],
    declared: ['video/mp4', 'application/mp4'],
  },
  mkv: {
    kind: 'video',
    extensions: ['mkv'],
    bytes: ['video/matroska'],
    declared: ['video/x-matroska', 'video/matroska'],
  },
  avi: {
    kind: 'video',
    extensions: ['avi'],
    bytes: ['video/vnd.avi'],
    declared: ['video/x-msvideo', 'video/vnd.avi', 'video/avi', 'video/msvideo'],
  },
  mov: {
    kind: 'video',
    extensions: ['mov'],
    bytes: ['video/quicktime'],
    declared: ['video/quicktime'],
  },
  webm: { kind: 'video', extensions: ['webm'], bytes: ['video/webm'], declared: ['video/webm'] },
  ogg: {
    kind: 'video',
    extensions: ['ogg'],
    bytes: ['video/ogg', 'application/ogg'],
    declared: ['video/ogg', 'audio/ogg', 'application/ogg'],
  },
  docx: {
    kind: 'document',
    extensions: ['docx'],
    bytes: [`${OFFICE}.wordprocessingml.document`],
    declared: [`${OFFICE}.wordprocessingml.document`],
  },
  xlsx: {
    kind: 'document',
    extensions: ['xlsx'],
    bytes: [`${OFFICE}.spreadsheetml.sheet`],
    declared: [`${OFFICE}.spreadsheetml.sheet`],
  },
  pptx: {
    kind: 'document',
    extensions: ['pptx'],
    bytes: [`${OFFICE}.presentationml.presentation`],
    declared: [`${OFFICE}.presentationml.presentation`],
  },
  /** Plain text has no signature: the content must be valid text. */
  txt: { kind: 'document', extensions: ['txt'], bytes: [], declared: ['text/plain'] },
  /** A packed series of frames: read by its own domain, and never sent to anybody as a whole. */
  scan: {
    kind: 'document',
    extensions: ['scan'],
    bytes: [],
    declared: ['application/x-suture-scan'],
  },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

const UNDECLARED = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** The lower-case extension without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The accepted type that matches a file's name and declared type. Old apps often declare none. */
export function claimedType(
  file: { name: string; declared: string },
  accepted: readonly FileTypeName[],
): FileTypeName | undefined {
  const extension = extensionOf(file.name);
  const declared = file.declared.toLowerCase();
  return accepted.find((name) => {
    const type: FileType = fileTypes[name];
    return (
      type.extensions.includes(extension) &&
      (UNDECLARED.has(declared) || type.declared.includes(declared))
    );
  });
}

/** The type of a stored file, by its extension. */
export function typeOf(extension: string): FileTypeName {
  const found = Object.entries(fileTypes).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(extension),
  );
  if (!found) throw new Error(`No file is stored as .${extension}.`);
  return found[0] as FileTypeName;
}
