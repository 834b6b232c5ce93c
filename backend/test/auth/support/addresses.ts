import { AddressMailsService } from '../../../src/auth/address-changes/address-mails.service';
import type { RunningApp } from '../../support/app';
import type { Client } from '../../support/client';
import { lastPromised } from '../../support/jobs';
import { aVisitor } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

let count = 0;
export const anAddress = () => `new.address.${++count}@example.org`;

export interface InboxMail {
  readonly subject: string;
  readonly text: string;
}

/** The newest first. */
export async function mailsTo(app: RunningApp, address: string): Promise<InboxMail[]> {
  const { body } = await aVisitor(app).get(`dev/inbox?to=${encodeURIComponent(address)}`);
  return body['result'] as InboxMail[];
}

export const codeIn = (text = '') => /is (\d{6})/.exec(text)?.[1] ?? '';
export const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

export async function changeOf(app: RunningApp, accountId: number): Promise<number> {
  const [newest] = await app.rows<{ id: number }>(
    'select max(id) as id from email_change where account_id = ?',
    [accountId],
  );
  return Number(newest?.id);
}

/** As the workers do after a change was asked for: a code to the new address, a note to the old one. */
export async function deliverAsked(app: RunningApp, accountId: number): Promise<void> {
  const mails = app.nest.get(AddressMailsService);
  const changeId = await changeOf(app, accountId);
  const code = await lastPromised(app, 'otp', { accountId, changeId });
  await inUnitOfWork(app, () => mails.sendCode(changeId, code));
  const note = await lastPromised(app, 'mail', { accountId, changeId });
  await inUnitOfWork(app, () => mails.sendAsked(changeId, note));
}

interface Moving {
  readonly id: number;
  readonly client: Client;
}

/** Asks for another address, and reads the code there. */
export async function askedFor(app: RunningApp, who: Moving, newEmail: string): Promise<string> {
  const asked = await who.client.post('account/email', { newEmail });
  if (asked.code !== 200) throw new Error(JSON.stringify(asked.body));
  await deliverAsked(app, who.id);
  return codeIn((await mailsTo(app, newEmail.toLowerCase()))[0]?.text);
}

/** Changes it. @returns the token in the mail that the old address gets then */
export async function moved(
  app: RunningApp,
  who: Moving & { readonly oldEmail: string },
  newEmail: string,
): Promise<string> {
  const code = await askedFor(app, who, newEmail);
  const reply = await who.client.post('account/email/confirm', { code });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  const { id: accountId } = who;
  const changeId = await changeOf(app, accountId);
  const job = await lastPromised(app, 'mail', { accountId, changeId });
  await inUnitOfWork(app, () => app.nest.get(AddressMailsService).sendChanged(changeId, job));
  return tokenIn((await mailsTo(app, who.oldEmail))[0]?.text);
}
