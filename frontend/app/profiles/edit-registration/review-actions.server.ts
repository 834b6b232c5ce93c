import { data, redirect } from '@remix-run/node';
import { textOf } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import type { RouteArgs } from '../../wire/client.server';
import { typedValues } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Reply } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { answerQuestion, sendProof } from '../own-registrations.server';
import type { ReviewRefusal } from './review-card';

const HERE = '/profile/edit/registration';

/** The registration named in the URL by its own forms; undefined for the form of the whole list. */
export function registrationIn(request: Request): number | undefined {
  const id = Number(new URL(request.url).searchParams.get('registration'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A proof is sent as multipart with its file, an answer as text. */
export async function actOnRegistration(args: RouteArgs, id: number) {
  const contentType = args.request.headers.get('Content-Type') ?? '';
  if (contentType.startsWith('multipart/form-data')) {
    const { passedOn } = await receiveForm(args.request);
    const reply = await sendProof(args, id, passedOn);
    return done(reply, (words) => ({ id, proof: words }));
  }
  const text = textOf(typedValues(await readForm(args.request)), `answer-${id}`);
  const reply = await answerQuestion(args, id, text);
  return done(reply, (words) => ({ id, answer: words, text }));
}

async function done(reply: Reply<unknown>, refusal: (words: string) => ReviewRefusal) {
  if (!reply.ok) {
    const [words] = Object.values(reply.errors ?? {}).flat();
    return data({ refused: refusal(words ?? reply.msg) }, { status: reply.code });
  }
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(HERE, { headers: { 'Set-Cookie': toast } });
}
