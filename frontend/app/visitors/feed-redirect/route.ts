import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { admit } from '../../shell/guard.server';

/** Addresses that only lead on: the route table says where each kind of people goes. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  throw redirect('/community');
}
