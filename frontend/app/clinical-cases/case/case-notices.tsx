import { EyeOff, FileQuestion, Hourglass, ScanSearch } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';

/** Says why others do not see the case, or do not see all of it. */
export function CaseNotices({ post }: { post: ClinicalPost }) {
  return (
    <>
      {post.withdrawnAt && (
        <Banner kind="attention" icon={EyeOff}>
          <b>The consent is withdrawn.</b> Only you can see this case, and its files are erased.{' '}
          <Link to={`${pathOfPost(post.id)}/receipt`}>Show the receipt</Link>
        </Banner>
      )}
      {post.isHidden && (
        <Banner kind="attention" icon={EyeOff}>
          Others do not see this case until we have reviewed the reports about it.
        </Banner>
      )}
      <PatientDecides post={post} />
      {post.isUndeclared ? <Undeclared post={post} /> : <HeldFiles post={post} />}
    </>
  );
}

/** Tells the author that the post waits for the patient. */
function PatientDecides({ post }: { post: ClinicalPost }) {
  if (!post.isWaitingForPatient) return null;
  return (
    <Banner kind="attention" icon={Hourglass}>
      <b>Waiting for the patient.</b> Only you can see this until the patient has agreed.{' '}
      <Link to={`${pathOfPost(post.id)}/consent`}>The patient’s links</Link>
    </Banner>
  );
}

/** Tells the author that an older app sent the post without the declarations. */
function Undeclared({ post }: { post: ClinicalPost }) {
  return (
    <Banner kind="attention" icon={FileQuestion}>
      <b>Colleagues do not see this yet.</b> It came from an app that does not ask for the patient’s
      consent. <Link to={`${pathOfPost(post.id)}/check`}>Confirm the consent</Link>
    </Banner>
  );
}

/** Tells the author that the post or a file is hidden until its files are reviewed. */
function HeldFiles({ post }: { post: ClinicalPost }) {
  const held = post.files.filter(({ isHeld }) => isHeld).length;
  if (held === 0 && !post.isChecking) return null;
  return (
    <Banner kind="attention" icon={ScanSearch}>
      <b>{post.isChecking ? 'Colleagues do not see this yet.' : 'A file is not shown yet.'}</b> Its
      files are being checked for words that may name the patient.{' '}
      <Link to={`${pathOfPost(post.id)}/check`}>Review what was found</Link>
    </Banner>
  );
}
