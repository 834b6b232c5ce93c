import type { Person } from '../../support/people';

export async function done(
  person: Person,
  call: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const reply = await person.post(call, body, headers);
  if (reply.code !== 200) throw new Error(`${call}: ${reply.code} ${reply.body.msg}`);
  return reply;
}
