import { CONSENT_VERSION } from '../../backend/src/visitors/consent.rules';
import {
  deletionRequest,
  failingJob,
  messages,
  moderator,
  proving,
  visitors,
} from '../administration';
import { proofPdf } from '../art/proof-pdf';
import { people } from '../people';
import { keyOf } from '../people/person';
import { insertAll, takeIds } from './bulk';
import { keepPdf, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { prepareHeldImage } from './held-image';
import { type MemberIds, memberIds } from './member-ids';
import { writeReports } from './reports';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ANSWERED_WITHIN_DAYS = 30;
/** How long the registrations with a proof have waited. */
const PROVED_HOURS_AGO = [74, 26];
/** So long that the relay tries it again only every seven hours: each tenth of its age. */
const FAILING_FOR_DAYS = 3;

interface Proved {
  readonly reviewId: number;
  readonly memberId: number;
  readonly at: Date;
  readonly proof: StoredFile;
}

/**
 * A moderator, and a day of work: reports, an appeal, proofs of registrations, messages, a request
 * to delete an account, visitors, a held file, and a job that fails. Nothing on a second run.
 */
export async function prepareAdministration(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  if (await isThere(stage)) return async () => undefined;
  const proved = await prove(stage, ids);
  const writeHeldImage = await prepareHeldImage(stage, ids);
  return async (within) => {
    await within.em.execute("update account set duties = array['moderator'] where id = ?", [
      ids.of(moderator),
    ]);
    await writeReports(within, ids);
    await writeProofs(within, proved);
    await writeLetters(within, ids);
    await writeVisitors(within);
    await writeHeldImage(within);
    await writeFailingJob(within);
  };
}

async function isThere({ em }: DemoStage): Promise<boolean> {
  const [first] = visitors;
  const rows = await em.execute<unknown[]>('select from visitor where email = ?', [first?.email]);
  return rows.length > 0;
}

async function prove(stage: DemoStage, ids: MemberIds): Promise<Proved[]> {
  const wanted = proving.map((key) => ids.of(key));
  const rows = await stage.em.execute<
    { id: number; account_id: number; number: string; council: string }[]
  >(
    `select r.id, r.account_id, r.number, c.name || ', ' || r.region as council
     from registration_review r join country c on c.id = r.country_id
     where r.state = 'waiting' and r.account_id in (select value::bigint from jsonb_array_elements_text(?::jsonb)) order by r.account_id`,
    [JSON.stringify(wanted)],
  );
  return Promise.all(
    rows.map(async ({ id, account_id: memberId, number, council }, index): Promise<Proved> => {
      const person = people.find((one) => ids.of(keyOf(one)) === memberId);
      const name = `Dr. ${person?.first} ${person?.last}`;
      const bytes = await proofPdf({ name, number, council });
      const proof = await keepPdf(stage, {
        purpose: 'registration-proof',
        name: `proof ${number}`,
        bytes,
      });
      const at = new Date(stage.now.getTime() - (PROVED_HOURS_AGO[index] ?? 1) * HOUR_MS);
      return { reviewId: id, memberId, at, proof: { ...proof, original_name: 'certificate.pdf' } };
    }),
  );
}

async function writeProofs({ em }: DemoStage, proved: readonly Proved[]): Promise<void> {
  const assetIds = await takeIds(em, 'asset', proved.length);
  await insertAll(
    em,
    'asset',
    proved.map(({ proof, memberId, at }, index) => ({
      id: assetIds[index],
      ...proof,
      owner_id: memberId,
      created_at: at,
      attached_at: at,
    })),
  );
  for (const [index, { reviewId, at }] of proved.entries())
    await em.execute(
      'update registration_review set proof_asset_id = ?, waiting_since = ? where id = ?',
      [assetIds[index], at, reviewId],
    );
}

async function writeLetters({ em, now }: DemoStage, ids: MemberIds): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const addresses = new Map(
    (
      await em.execute<{ id: number; name: string; email: string; phone: string }[]>(
        `select a.id, a.first_name || ' ' || a.last_name as name, a.email, coalesce(p.phone, '') as phone
         from account a join profile p on p.account_id = a.id where a.id in (select value::bigint from jsonb_array_elements_text(?::jsonb))`,
        [JSON.stringify([...messages, deletionRequest].map(({ by }) => ids.of(by)))],
      )
    ).map((row) => [row.id, row]),
  );
  const writer = (by: string) => {
    const { id, name = '', email = '', phone = '' } = addresses.get(ids.of(by)) ?? {};
    return { member_id: id, name, email, phone };
  };
  const messageIds = await takeIds(em, 'contact_message', messages.length);
  await insertAll(
    em,
    'contact_message',
    messages.map(({ by, hoursAgo: hours, text }, index) => {
      const { phone, ...from } = writer(by);
      const sent = { message: text, mobile_number: phone, received_at: hoursAgo(hours) };
      return { id: messageIds[index], ...from, ...sent };
    }),
  );
  const { by, text, hoursAgo: hours } = deletionRequest;
  const receivedAt = hoursAgo(hours);
  const [requestId] = await takeIds(em, 'deletion_request', 1);
  await insertAll(em, 'deletion_request', [
    {
      id: requestId,
      ...writer(by),
      message: text,
      received_at: receivedAt,
      due_at: new Date(receivedAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS),
    },
  ]);
}

async function writeVisitors({ em, now }: DemoStage): Promise<void> {
  const visitorIds = await takeIds(em, 'visitor', visitors.length);
  await insertAll(
    em,
    'visitor',
    visitors.map(({ name, email, profession, hoursAgo }, index) => ({
      id: visitorIds[index],
      name,
      email,
      profession,
      consent_version: CONSENT_VERSION,
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  );
}

async function writeFailingJob({ em, now }: DemoStage): Promise<void> {
  const at = new Date(now.getTime() - FAILING_FOR_DAYS * DAY_MS);
  const [id] = await takeIds(em, 'outbox', 1);
  await insertAll(em, 'outbox', [{ id, ...failingJob, payload: {}, created_at: at, run_at: at }]);
}
