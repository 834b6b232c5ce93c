import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CommentQuote } from '../../engagement/comment-quote';
import { type Effect, EffectMark } from '../../engagement/effect-mark';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { profileOf } from '../../profiles/api.server';
import { requireMember } from '../../shell/guard.server';
import { DrName } from '../../ui/dr-name';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { beforeIn, idIn } from '../../wire/address.server';
import { api, dataOf } from '../../wire/client.server';
import { pathOfPost } from '../post-subject';
import './advice.css';

export const meta: MetaFunction = () => pageTitle('Advice that helped');

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const params = { path: { id }, query: { before: beforeIn(args.request) } };
  const [{ fullName }, { result, nextBefore }] = await Promise.all([
    profileOf(args, id),
    dataOf(api(args).GET('/members/{id}/advice', { params })),
  ]);
  return { id, name: drName(fullName), cases: result, nextBefore };
}

export default function GivenAdvice() {
  const { id, name, cases, nextBefore } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Advice that helped"
      text="A mark is set by the author of the case, once the outcome is known. Cases that were withdrawn are not counted."
      back={{ to: `/profile/${id}`, label: name }}
    >
      {cases.length === 0 ? (
        <p className="muted">You may not see any of these cases.</p>
      ) : (
        <ul className="given card card__pad">
          {cases.map((one) => (
            <li key={one.id}>
              <Link className="given__case" to={`${pathOfPost(one.id)}#outcome`}>
                <bdi>{one.diagnosis}</bdi>
              </Link>
              <CommentQuote text={one.comment} />
              <p className="given__mark">
                <EffectMark effect={one.effect as Effect} />
                <span className="quiet">
                  Reported by <DrName of={one.full_name} /> ·{' '}
                  {one.clavien === 'none' ? 'No complication' : `Clavien–Dindo ${one.clavien}`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {nextBefore !== null && (
        <p className="more">
          <Link className="btn btn--secondary" to={`?before=${nextBefore}`}>
            Load more cases
          </Link>
        </p>
      )}
    </FormPage>
  );
}
