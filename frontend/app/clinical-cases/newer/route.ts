import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { newerCases } from '../api.server';

/** The number of others' cases since the given one: /community/newer?after=&speciality= */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  return Response.json({
    count: await newerCases(args, {
      after: Number(params.get('after')),
      speciality: params.get('speciality') || undefined,
    }),
  });
}
