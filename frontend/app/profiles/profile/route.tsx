import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { requireMember, requireSignedIn } from '../../shell/guard.server';
import { profileOf } from '../api.server';
import { casesOf } from '../cases.server';
import { blockedByReader, connectionWith } from '../connection.server';
import { Finish } from './finish';
import { OwnCases } from './own-cases';
import { Privately } from './privately';
import { ProfileAside } from './profile-aside';
import { ProfileHead } from './profile-head';
import { Memberships, Qualification } from './sections';
import { YouBlocked } from './you-blocked';
import './profile.css';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data ? drName((data.blocked ?? data.profile).fullName) : 'Profile');

/** Users can read their own profile during onboarding; other profiles are for members only. */
export async function loader(args: LoaderFunctionArgs) {
  const memberId = Number(args.params.id);
  if (!Number.isSafeInteger(memberId) || memberId < 1) throw new Response(null, { status: 404 });
  const reader = await requireSignedIn(args);
  const isOwn = reader.memberId === memberId;
  if (!isOwn) await requireMember(args);
  const blocked = isOwn ? null : await blockedByReader(args, memberId);
  if (blocked) return { blocked };
  const [profile, cases, connection] = await Promise.all([
    profileOf(args, memberId),
    reader.state === 'member' ? casesOf(args, memberId) : [],
    isOwn ? null : connectionWith(args, memberId),
  ]);
  const owner = isOwn
    ? {
        isMember: reader.state === 'member',
        lastStep: reader.lastStep,
        isThirdParty: reader.isThirdParty,
      }
    : null;
  return { blocked, profile, cases, owner, connection };
}

export default function ProfilePage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.blocked) return <YouBlocked {...shown.blocked} />;
  const { profile, cases, owner, connection } = shown;
  const canEdit = owner?.isMember ?? false;
  return (
    <main id="main" className="frame profile">
      <ProfileHead
        profile={profile}
        isOwn={owner !== null}
        canEdit={canEdit}
        connection={connection}
      />
      <div className="profile__grid">
        <div className="stack">
          {owner && <Finish owner={owner} profile={profile} />}
          <Qualification profile={profile} canEdit={canEdit} />
          <Memberships profile={profile} canEdit={canEdit} />
          <OwnCases cases={cases} isOwn={owner !== null} />
          <Privately profile={profile} canEdit={canEdit} />
        </div>
        <ProfileAside profile={profile} owner={owner} />
      </div>
    </main>
  );
}
