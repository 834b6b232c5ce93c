import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { admit } from '../../shell/guard.server';

/** Paths that only redirect; the route table decides where to. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  throw redirect('/community');
}
