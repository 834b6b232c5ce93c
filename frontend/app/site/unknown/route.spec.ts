import type { LoaderFunctionArgs } from '@remix-run/node';
import { loader } from './route';

it.each(['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'x/y'])(
  'A well-known address that does not exist is not found, also signed out: %s',
  async (name) => {
    const request = new Request(`https://suture.example/.well-known/${name}`);
    const answer = loader({ request, context: {}, params: {} } as unknown as LoaderFunctionArgs);
    const refusal: unknown = await answer.catch((thrown: unknown) => thrown);
    expect((refusal as Response).status).toBe(404);
  },
);
