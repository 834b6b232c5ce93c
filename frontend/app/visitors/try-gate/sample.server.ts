import type { PassedOn } from '../../wire/client.server';
import written from './sample.jpg?inline';

/** A sample picture for visitors without one, in the format of a form upload. */
export function sampleForm(): PassedOn {
  const [, encoded = ''] = written.split(',');
  const form = new FormData();
  form.append(
    'file',
    new Blob([Buffer.from(encoded, 'base64')], { type: 'image/jpeg' }),
    'sample.jpg',
  );
  const { body, headers } = new Response(form);
  if (!body) throw new Error('A form has a body.');
  return { stream: body, contentType: headers.get('Content-Type') ?? '' };
}
