import type { FaceAnswer } from '../../../../backend/src/scans/series/faces.rules';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../../wire/client.server';
import type { components } from '../../wire/schema';

export type Reading = components['schemas']['ReadingView'];
export type SeriesCheck = components['schemas']['UploadCheckView'];

/** A series that was chosen and waits for its case. */
export interface ChosenSeries {
  readonly uploadId: string;
  readonly name: string;
  readonly face?: FaceAnswer | undefined;
}

/** What its author decided about one series. */
export interface Decided extends ChosenSeries {
  readonly decisions: { masked: number[]; kept: number[]; looked: boolean };
}

const WAITS = 16;
const WAIT_MS = 500;

export async function readingOf(args: RouteArgs, id: string): Promise<Reading> {
  const path = { params: { path: { id } } };
  return (await dataOf(api(args).GET('/scans/readings/{id}', path))).result;
}

export const chooseSeries = (
  args: RouteArgs,
  id: string,
  series: { key: string; face?: FaceAnswer | undefined }[],
) =>
  replyOf(
    api(args).POST('/scans/readings/{id}/choose', { params: { path: { id } }, body: { series } }),
  );

/** What was found in a series; waits a moment for its check. */
export async function checkOf(args: RouteArgs, uploadId: string): Promise<SeriesCheck> {
  const path = { params: { path: { uploadId } } };
  const ask = async () => (await dataOf(api(args).GET('/uploads/{uploadId}/check', path))).result;
  let check = await ask();
  for (let left = WAITS; left > 0 && check.state === 'waiting'; left--) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    check = await ask();
  }
  return check;
}

export const addSeries = (args: RouteArgs, id: number, series: readonly Decided[]) =>
  postForm(args, {
    path: '/posts/{id}',
    at: { id },
    form: { scans: JSON.stringify(series), consent: 'true' },
  });
