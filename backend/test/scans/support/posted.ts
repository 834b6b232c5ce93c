import { ScanRendering } from '../../../src/scans/kept/scan-rendering.service';
import { SeriesLooking } from '../../../src/scans/kept/series-looking.service';
import { caseForm, idIn } from '../../clinical-cases/support/cases';
import type { RunningApp } from '../../support/app';
import { promised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';
import { sentSeries } from './series';

export const resultOf = <Result = Record<string, unknown>>(body: object) =>
  (body as { result: Result }).result;

export interface ScanRow {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly masks: number;
  readonly face: string;
  readonly keys: number[];
  readonly windows: { name: string; centre: number | null; width: number | null }[];
  readonly poster_url: string;
  readonly frame_url: string;
  readonly values_url: string;
}

/** @returns the id of the upload that waits for its post */
export async function takenSeries(
  app: RunningApp,
  person: Person,
  bytes: Buffer,
  more: object = {},
): Promise<string> {
  const uploadId = await sentSeries(app, person, bytes);
  const reply = await person.post('scans/packed', { uploadId, ...more });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  return String(resultOf(reply.body)['uploadId']);
}

/** Does the check of a series, as the workers would. @returns what its sender is told */
export async function checkedSeries(app: RunningApp, person: Person, uploadId: string) {
  const [job] = await promised(app, 'scans', { uploadId });
  if (!job) throw new Error('Its check was not promised.');
  const waiting = { uploadId, isBurned: job.payload['isBurned'] === true, outboxId: job.id };
  await inUnitOfWork(app, () => app.nest.get(SeriesLooking).make(waiting));
  return resultOf((await person.get(`uploads/${uploadId}/check`)).body);
}

/** @returns the id of the post */
export async function postedScan(
  person: Person,
  scan: { readonly uploadId: string } & Record<string, unknown>,
): Promise<number> {
  const reply = await person.post('posts', caseForm({ scans: JSON.stringify([scan]) }));
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  return idIn(reply);
}

export const scansOf = async (person: Person, postId: number) =>
  resultOf<{ scans: ScanRow[]; scansComing: number }>((await person.get(`posts/${postId}`)).body);

/** Draws what was posted, as the workers would; twice, since jobs may be delivered twice. */
export async function drawn(app: RunningApp): Promise<void> {
  for (const { id, name, payload } of await promised(app, 'scans')) {
    const scanId = Number(payload['scanId']);
    const rendering = app.nest.get(ScanRendering);
    for (let time = 0; time < 2; time++)
      await inUnitOfWork(app, async () => {
        if (name === 'scan-render') await rendering.make({ scanId, outboxId: id });
        if (name === 'scan-window')
          await rendering.makeWindow({ scanId, window: String(payload['window']) }, id);
      });
  }
}

/** The status of an address; 0 for a reply that is broken off because its file ends just then. */
export const statusOf = ({ url }: RunningApp, path: string): Promise<number> =>
  fetch(url + path).then(
    ({ status }) => status,
    () => 0,
  );
