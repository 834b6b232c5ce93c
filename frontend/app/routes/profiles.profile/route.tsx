import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { casesOf } from '../../api/clinical-cases.server';
import { profileOf } from '../../api/profiles.server';
import { requireMember, requireSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { ProfileAside } from './profile-aside';
import { ProfileHead } from './profile-head';
import { Memberships, OwnCases, Privately, Qualification } from './sections';
import './profile.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTitle(data ? drName(data.profile.fullName) : 'Profile');

/** One's own profile may be read while onboarding; others' only by members. */
export async function loader(args: LoaderFunctionArgs) {
  const memberId = Number(args.params.id);
  if (!Number.isSafeInteger(memberId) || memberId < 1) throw new Response(null, { status: 404 });
  const reader = await requireSignedIn(args);
  const isOwn = reader.memberId === memberId;
  if (!isOwn) await requireMember(args);
  const [profile, cases] = await Promise.all([profileOf(args, memberId), reader.state === 'member' ? casesOf(args, memberId) : []]);
  return { profile, cases, isOwn };
}

export default function ProfilePage() {
  const { profile, cases, isOwn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame profile">
      <ProfileHead profile={profile} isOwn={isOwn} />
      <div className="profile__grid">
        <div className="stack">
          <Qualification profile={profile} />
          <Memberships profile={profile} />
          <OwnCases cases={cases} isOwn={isOwn} />
          <Privately profile={profile} />
        </div>
        <ProfileAside profile={profile} isOwn={isOwn} />
      </div>
    </main>
  );
}
