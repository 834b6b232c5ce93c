import type { FileTypeName } from './file-type.rules';

export type Purpose =
  | 'blog-picture'
  | 'mission-video'
  | 'case-image'
  | 'case-video'
  | 'case-report'
  | 'case-scan'
  | 'scan'
  | 'paper'
  | 'community-case'
  | 'community-case-edit'
  | 'community-image'
  | 'community-image-edit'
  | 'profile-picture'
  | 'registration-proof'
  | 'chat-file'
  | 'cv'
  | 'explore-video'
  | 'beyond-post'
  | 'event-banner'
  | 'learning-image'
  | 'learning-video';

/** Sizes of the smaller versions of an image: their longest side in pixels. */
export interface RenditionSizes {
  readonly thumb: number;
  readonly medium: number;
}

/** What a purpose accepts, and its messages (contract, section 17). */
export interface UploadRule {
  readonly purpose: Purpose;
  readonly accepts: readonly FileTypeName[];
  /** In bytes. */
  readonly maxBytes: number;
  readonly wrongType: string;
  readonly tooLarge: string;
  readonly missing: string;
  /** Public files have a permanent URL without a signature. */
  readonly visibility: 'public' | 'private';
  /** Original names often contain a patient's name, so files of cases do not keep theirs. */
  readonly keepsName: boolean;
  /** A document is published as images of its pages. */
  readonly showsPages?: true;
  /** A smaller version of videos is created for slow connections. */
  readonly hasSmallVideo?: true;
  readonly picture: {
    /** The maximum length of the longest side, in pixels. */
    readonly maxSide: number;
    /** `same` keeps PNG and GIF. */
    readonly format: 'same' | 'jpeg';
    /** Whether animations are kept. */
    readonly animated: boolean;
    readonly renditions: RenditionSizes;
  };
}

const MB = 1024 ** 2;
/** Formats of cameras and phones; all are published as JPEG or PNG. */
const PICTURES = ['jpeg', 'png', 'webp', 'heic'] as const;
/** The width of a phone screen; the page of an image shows the full size. */
const MEDIUM = 640;
const CLINICAL_PICTURE = {
  maxSide: 4_096,
  format: 'same',
  animated: false,
  renditions: { thumb: 320, medium: MEDIUM },
} as const;
const ARTICLE_PICTURE = {
  maxSide: 1_600,
  format: 'same',
  animated: false,
  renditions: { thumb: 320, medium: MEDIUM },
} as const;
const PORTRAIT = {
  maxSide: 512,
  format: 'jpeg',
  animated: false,
  renditions: { thumb: 128, medium: 320 },
} as const;

const caseFile = {
  wrongType: 'Unsupported file type found',
  tooLarge: 'File exceeding size limit found',
  missing: 'Please select a file.',
  visibility: 'private',
  keepsName: false,
  picture: CLINICAL_PICTURE,
} as const;

const WRONG_TYPE = 'File type not supported.';
/** Portrait, the width of a grid tile on a phone. */
const TILE = 512;
const SCENE = {
  maxSide: 2_560,
  format: 'same',
  animated: true,
  renditions: { thumb: 320, medium: MEDIUM },
} as const;
const communityImage = { ...caseFile, missing: 'File is required', maxBytes: 20 * MB } as const;
const communityCase = { ...caseFile, maxBytes: 200 * MB, wrongType: WRONG_TYPE } as const;

export const uploadRules = {
  'case-image': { ...caseFile, purpose: 'case-image', accepts: [...PICTURES], maxBytes: 5 * MB },
  'case-video': { ...caseFile, purpose: 'case-video', accepts: ['mp4', 'mov'], maxBytes: 10 * MB },
  'case-report': {
    ...caseFile,
    purpose: 'case-report',
    accepts: ['pdf'],
    maxBytes: 20 * MB,
    showsPages: true,
  },
  'case-scan': {
    ...caseFile,
    purpose: 'case-scan',
    accepts: [...PICTURES, 'pdf'],
    maxBytes: 20 * MB,
    showsPages: true,
  },
  /** A packed series; not to be confused with `case-scan`, the pictures of a scan. */
  scan: {
    ...caseFile,
    purpose: 'scan',
    accepts: ['scan'],
    maxBytes: 400 * MB,
    wrongType: 'This is not a scan that we can read.',
    tooLarge: 'A series may have at most 400 MB.',
  },
  /** Made of a case for a journal; nobody uploads one. */
  paper: {
    ...caseFile,
    purpose: 'paper',
    accepts: [],
    maxBytes: 50 * MB,
  },
  'community-image': {
    ...communityImage,
    purpose: 'community-image',
    accepts: [...PICTURES],
    wrongType: 'File type is not valid',
    tooLarge: 'File size is greater than 20 megabytes',
  },
  'community-image-edit': {
    ...communityImage,
    purpose: 'community-image-edit',
    accepts: [...PICTURES, 'gif'],
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 20 MB.',
  },
  'community-case': {
    ...communityCase,
    purpose: 'community-case',
    accepts: [...PICTURES, 'mp4', 'mov', 'mkv'],
    tooLarge: 'File size cannot be greater that 200 MB',
  },
  'community-case-edit': {
    ...communityCase,
    purpose: 'community-case-edit',
    accepts: [...PICTURES, 'gif', 'mp4', 'mov', 'mkv', 'avi'],
    tooLarge: 'File size should be less than 200 MB.',
  },
  'profile-picture': {
    purpose: 'profile-picture',
    accepts: [...PICTURES, 'bmp', 'gif'],
    maxBytes: 5 * MB,
    wrongType: 'Please Select Valid Image type',
    tooLarge: 'The picture must not be larger than 5 MB.',
    missing: 'Please select an image ',
    visibility: 'public',
    keepsName: false,
    picture: PORTRAIT,
  },
  'chat-file': {
    ...caseFile,
    purpose: 'chat-file',
    accepts: [...PICTURES, 'gif', 'pdf', 'mp4', 'mov', 'webm', 'docx', 'xlsx', 'pptx', 'txt'],
    maxBytes: 20 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should not be exceed more than 20MB.',
    keepsName: true,
    picture: { ...CLINICAL_PICTURE, animated: true },
  },
  'blog-picture': {
    purpose: 'blog-picture',
    accepts: [...PICTURES, 'gif'],
    maxBytes: 20 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 20 MB.',
    missing: 'File is required',
    visibility: 'public',
    keepsName: false,
    picture: ARTICLE_PICTURE,
  },
  'mission-video': {
    purpose: 'mission-video',
    accepts: ['mp4', 'mov'],
    maxBytes: 200 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 200 MB.',
    missing: 'Video File is required',
    visibility: 'public',
    keepsName: false,
    picture: ARTICLE_PICTURE,
  },
  'event-banner': {
    purpose: 'event-banner',
    accepts: [...PICTURES],
    maxBytes: 20 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 20 MB.',
    missing: 'Please select an image ',
    visibility: 'public',
    keepsName: false,
    picture: {
      maxSide: 1_600,
      format: 'jpeg',
      animated: false,
      renditions: { thumb: 320, medium: 960 },
    },
  },
  'learning-image': {
    ...caseFile,
    purpose: 'learning-image',
    accepts: [...PICTURES],
    maxBytes: 20 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 20 MB.',
  },
  'learning-video': {
    ...caseFile,
    purpose: 'learning-video',
    accepts: ['mp4', 'mov', 'mkv'],
    maxBytes: 200 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 200 MB.',
  },
  cv: {
    purpose: 'cv',
    accepts: ['pdf'],
    maxBytes: 10 * MB,
    wrongType: 'Please select a PDF file.',
    tooLarge: 'The CV must not be larger than 10 MB.',
    missing: 'Please select a PDF file.',
    visibility: 'private',
    keepsName: true,
    picture: CLINICAL_PICTURE,
  },
  'registration-proof': {
    purpose: 'registration-proof',
    accepts: [...PICTURES, 'pdf'],
    maxBytes: 10 * MB,
    wrongType: 'Please choose a PDF file or a picture.',
    tooLarge: 'The proof must not be larger than 10 MB.',
    missing: 'Please choose a file.',
    visibility: 'private',
    keepsName: true,
    picture: CLINICAL_PICTURE,
  },
  'explore-video': {
    purpose: 'explore-video',
    accepts: ['mp4', 'mov', 'mkv'],
    maxBytes: 1_024 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size exceeds the limit of 1 GB.',
    missing: 'Video File is required',
    visibility: 'private',
    keepsName: false,
    hasSmallVideo: true,
    picture: { ...CLINICAL_PICTURE, renditions: { thumb: 320, medium: TILE } },
  },
  'beyond-post': {
    purpose: 'beyond-post',
    accepts: [...PICTURES, 'gif', 'mp4', 'mov', 'webm', 'ogg'],
    maxBytes: 200 * MB,
    wrongType: WRONG_TYPE,
    tooLarge: 'File size should be less than 200 MB.',
    missing: 'File is required.',
    visibility: 'private',
    keepsName: false,
    picture: SCENE,
  },
} as const satisfies Record<Purpose, UploadRule>;

/** A film of a case: what an older call takes as the only file of a case. */
export const filmRules = {
  new: { ...uploadRules['community-case'], accepts: ['mp4', 'mov', 'mkv'] },
  changed: { ...uploadRules['community-case-edit'], accepts: ['mp4', 'mov', 'mkv', 'avi'] },
} as const satisfies Record<string, UploadRule>;

/** The maximum size of a file of this type: a scan that is an image has the limit for images. */
export function maxBytesOf(rule: UploadRule, type: FileTypeName): number {
  return rule.purpose === 'case-scan' && type !== 'pdf'
    ? uploadRules['case-image'].maxBytes
    : rule.maxBytes;
}
