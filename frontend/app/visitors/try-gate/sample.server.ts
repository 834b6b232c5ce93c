import type { PassedOn } from '../../wire/client.server';
import written from './sample.jpg?inline';

/** The picture that whoever has none at hand may try, as a form would send it. */
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
