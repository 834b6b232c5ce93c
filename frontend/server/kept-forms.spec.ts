import type { ApiAnswer, ApiCall } from '../app/wire/api-call';
import { notingWords } from './kept-forms';

const CALL: ApiCall = { method: 'POST', path: '/x', at: {}, query: '', headers: {}, body: '{}' };

/** The headers of a page whose call of the API was answered like this. */
async function headersAfter(answer: Partial<ApiAnswer> & { status: number }) {
  const { door, saying } = notingWords(async () => ({ body: {}, setCookies: [], ...answer }));
  await door(CALL);
  const { headers } = saying(new Response(null, { status: answer.status }));
  const refusal = headers.get('Refusal');
  return {
    refusal: refusal === null ? null : decodeURIComponent(refusal),
    retryAfter: headers.get('Retry-After'),
  };
}

describe('[D-1347] The answer to a form that the browser keeps', () => {
  it('says why it was refused, each sentence once, in any language', async () => {
    const body = { msg: 'Naïve – no.', errors: { text: ['Naïve – no.', 'Too long.'] } };
    expect(await headersAfter({ status: 422, body })).toEqual({
      refusal: 'Naïve – no. Too long.',
      retryAfter: null,
    });
  });

  it('says when it may come again, and then no refusal', async () => {
    const body = { msg: 'Too many requests.' };
    expect(await headersAfter({ status: 429, body, retryAfter: '7' })).toEqual({
      refusal: null,
      retryAfter: '7',
    });
  });

  it('says nothing where nothing was refused', async () => {
    expect(await headersAfter({ status: 200 })).toEqual({ refusal: null, retryAfter: null });
  });
});
