import type { StepKind } from '../../../backend/src/clinical-cases/steps/step.rules';
import type { CommentPin } from '../engagement/api.server';
import {
  api,
  dataOf,
  type PostedForm,
  postForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import { fromPin } from './comments.server';
import type { CaseFile } from './post';
import { toFile } from './post-views.server';

/** A step added to a case after it was posted. */
export interface Step {
  id: number;
  kind: StepKind;
  /** Counted from the operation, or from the first presentation. */
  day: number;
  text: string;
  /** Set while only its author sees it, because the patient has not answered. */
  status: string | null;
  files: CaseFile[];
  /** The places it points at. */
  pins: CommentPin[];
  version: number;
}

interface StepAddress {
  id: number;
  stepId: number;
}

const PATH = '/posts/{id}/steps/{stepId}';

/** Sorted by day. */
export async function stepsOf(args: RouteArgs, id: number): Promise<Step[]> {
  const { result } = await dataOf(api(args).GET('/posts/{id}/steps', { params: { path: { id } } }));
  return result.map(({ files, pins, ...step }) => ({
    ...step,
    files: files.map(toFile),
    pins: pins.map(fromPin),
  }));
}

/** @throws Response 404 if the case has no such step */
export async function stepById(args: RouteArgs, id: number, stepId: number): Promise<Step> {
  const step = (await stepsOf(args, id)).find((one) => one.id === stepId);
  if (!step) throw new Response(null, { status: 404 });
  return step;
}

export const addStep = (args: RouteArgs, id: number, form: PostedForm) =>
  postForm(args, { path: '/posts/{id}/steps', at: { id }, form });

export const editStep = (args: RouteArgs, { id, stepId }: StepAddress, form: PostedForm) =>
  postForm(args, { path: PATH, at: { id, stepId }, form });

export const deleteStep = (args: RouteArgs, { id, stepId }: StepAddress) =>
  replyOf(api(args).DELETE(PATH, { params: { path: { id, stepId } } }));
