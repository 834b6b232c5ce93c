import type { FormValues } from '../../lib/form-state';
import type { PassedOn, RouteArgs } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';
import { editPost, postById, publishPost } from '../api.server';
import { changesPlaces, withPlaces } from '../author-places.server';
import { type ReviewedFile, reviewPost, reviewPostChange, reviewStep } from '../review/api.server';
import { addStep, editStep, stepById } from '../steps.server';
import { withPoll } from './poll-form';

/** The post that a form is about. */
export interface PostTarget {
  readonly args: RouteArgs;
  /** The post to change; 0 for a new one. */
  readonly id: number;
  /** The step to change; 0 for a new one. */
  readonly stepId: number;
}

/** The API calls behind a form. */
export interface PostForm {
  /** What is said once it is done, if not the API's words. */
  readonly done?: string;
  readonly failed: string;
  /** Whether the call takes the kind of each file. */
  readonly takesTypes?: true;
  /** Whether a change repeats the post's declarations. The API refuses only those sent as no. */
  readonly declaresAgain?: true;
  review(target: PostTarget, form: PassedOn): Promise<Reply<{ result: { files: ReviewedFile[] } }>>;
  publish(target: PostTarget, words: FormValues): Promise<Reply<{ id: number }>>;
  /** The current version of what is changed. */
  version?(target: PostTarget): Promise<number | undefined>;
}

const POSTED = 'Clinical Case created successfully';
const NOT_POSTED = 'Failed to create clinical case';
const NOT_CHANGED = 'Error in updating case';
const NO_STEP = 'Failed to save the step';

const newPost: PostForm = {
  failed: NOT_POSTED,
  review: ({ args }, form) => reviewPost(args, form),
  publish: ({ args }, words) => publishPost(args, withPoll(words)),
};

const newCase: PostForm = { ...newPost, done: POSTED, takesTypes: true };

const versionOfPost = async ({ args, id }: PostTarget) => (await postById(args, id)).version;

const postChange: PostForm = {
  failed: NOT_CHANGED,
  declaresAgain: true,
  review: ({ args, id }, form) => reviewPostChange(args, id, form),
  publish: ({ args, id }, words) => editPost(args, id, words),
  version: versionOfPost,
};

const caseChange: PostForm = { ...postChange, takesTypes: true };

const newStep: PostForm = {
  failed: NO_STEP,
  takesTypes: true,
  review: ({ args, id }, form) => reviewStep(args, id, form),
  publish: ({ args, id }, words) => withPlaces(words, [], (form) => addStep(args, id, form)),
};

const stepChange: PostForm = {
  ...newStep,
  publish: async ({ args, id, stepId }, words) => {
    const known = changesPlaces(words) ? (await stepById(args, id, stepId)).pins : [];
    return withPlaces(words, known, (form) => editStep(args, { id, stepId }, form));
  },
  version: async ({ args, id, stepId }) => (await stepById(args, id, stepId)).version,
};

/**
 * The forms for posts: a case with its files, an image, a step, and changes of each.
 */
export const postForms = {
  case: newCase,
  image: newPost,
  step: newStep,
  'edit-case': caseChange,
  'edit-image': postChange,
  'edit-step': stepChange,
} as const satisfies Record<string, PostForm>;

export type PostFormName = keyof typeof postForms;
