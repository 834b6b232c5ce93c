import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import type { ClinicalPost } from '../../api/clinical-cases.server';
import type { Consent as GivenConsent } from '../../api/privacy.server';
import { CaseFiles } from '../../components/post-form/case-files';
import { Consent } from '../../components/post-form/consent';
import { HeldFiles } from '../../components/post-form/held-files';
import { ImageWords } from '../../components/post-form/image-words';
import { OneFile } from '../../components/post-form/one-file';
import { Patient } from '../../components/post-form/patient';
import { Story } from '../../components/post-form/story';
import { UploadForm } from '../../components/post-form/upload-form';
import type { FormState, FormValues } from '../../lib/form-state';

interface EditFormProps {
  post: ClinicalPost;
  to: string;
  names: string[];
  /** As it stands. */
  consent?: GivenConsent;
  refused?: FormState;
}

interface FieldsProps {
  post: ClinicalPost;
  names: string[];
  state: FormState;
}

export function EditForm({ post, to, names, consent, refused }: EditFormProps) {
  return (
    <UploadForm url={`/community/upload?form=edit-${post.kind}&id=${post.id}`} to={to} refused={refused} submit="Save changes">
      {(state) => <Fields post={post} names={names} state={withWordsOf(post, state, consent)} />}
    </UploadForm>
  );
}

/** What was typed, else what is there. */
function withWordsOf(post: ClinicalPost, state: FormState, consent?: GivenConsent): FormState {
  const { speciality, title, description, gender, diagnosis, history, outcome, ageUnit } = post;
  const values: FormValues = {
    ...{ speciality, title, description, gender, diagnosis, history, outcome, ageUnit },
    age: post.ageValue,
    clinicalQuestions: post.question,
    visibleToVisitors: String(post.isVisibleToVisitors),
    consentScope: consent?.scope ?? [],
    consentObtained: consent?.way === 'declared' ? 'written' : (consent?.way ?? ''),
    consentLanguage: consent?.language ?? '',
    consentExpires: lastDayOf(consent?.expiresAt),
  };
  return { ...state, values: { ...values, ...state.values } };
}

/** The API says when the day is over everywhere, 36 hours after it began. */
const lastDayOf = (expiresAt?: string | null) =>
  expiresAt ? new Date(Date.parse(expiresAt) - 36 * 3_600_000).toISOString().slice(0, 10) : '';

/** The declarations stand before the files: the page reads them first. */
function Fields({ post, names, state }: FieldsProps) {
  useLatestVersion(state.message);
  return (
    <>
      <input type="hidden" name="version" value={post.version} />
      {post.kind === 'image' ? (
        <ImageWords state={state} legend="1. What it shows" specialities={names} />
      ) : (
        <>
          <Patient state={state} legend="1. The patient, without a name" specialities={names} />
          <Story state={state} legend="2. The story and the question" question="clinicalQuestions" hasOutcome isOptional />
        </>
      )}
      <Consent state={state} legend="Consent" />
      {post.kind === 'image' ? <OtherImage state={state} /> : <OtherFiles post={post} state={state} />}
    </>
  );
}

/** Told that somebody else saved meanwhile, the form holds what was typed and learns the version that it would replace. */
function useLatestVersion(message: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (message) revalidate();
  }, [message, revalidate]);
}

function OtherImage({ state }: { state: FormState }) {
  return (
    <OneFile
      state={state}
      legend="Another image, if it should change"
      name="communityfile"
      label="Choose an image"
      hint="JPEG, PNG or GIF, up to 20 MB."
      rule={uploadRules['community-image-edit']}
    />
  );
}

function OtherFiles({ post, state }: { post: ClinicalPost; state: FormState }) {
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">Files</legend>
      <HeldFiles files={post.files} />
      <CaseFiles state={state} legend="Add files" />
    </fieldset>
  );
}
