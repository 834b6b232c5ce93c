import { wholeTextsIn } from '../../../../backend/src/clinical-cases/post-texts.rules';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { RemovableScans } from '../../scans/removable-scans';
import { Link } from '../../ui/link';
import { useLatestVersion } from '../../ui/use-latest-version';
import type { ClinicalPost } from '../post';
import { CaseFiles } from '../post-form/case-files';
import { Consent } from '../post-form/consent';
import { changedCaseKinds } from '../post-form/file-kinds';
import { HeldFiles } from '../post-form/held-files';
import { ImageWords } from '../post-form/image-words';
import { OneFile } from '../post-form/one-file';
import { Patient } from '../post-form/patient';
import { SensitiveChoice } from '../post-form/sensitive-choice';
import { Story } from '../post-form/story';
import { UploadForm } from '../post-form/upload-form';
import type { Consent as GivenConsent } from '../privacy.server';

export type EditForms = 'edit-case' | 'edit-image';

interface EditFormProps {
  form: EditForms;
  post: ClinicalPost;
  to: string;
  names: string[];
  /** Whether the form has the older free-text outcome: not once an outcome is reported. */
  takesOutcome: boolean;
  /** The current consent. */
  consent?: GivenConsent;
  refused?: FormState;
}

interface FieldsProps extends Pick<EditFormProps, 'form' | 'post' | 'names' | 'takesOutcome'> {
  state: FormState;
}

export function EditForm(props: EditFormProps) {
  const { form, post, to, names, takesOutcome, consent, refused } = props;
  return (
    <UploadForm
      url={`/community/upload?form=${form}&id=${post.id}`}
      to={to}
      refused={refused}
      submit="Save changes"
    >
      {(state) => (
        <Fields
          form={form}
          post={post}
          names={names}
          takesOutcome={takesOutcome}
          state={withWordsOf(post, state, consent)}
        />
      )}
    </UploadForm>
  );
}

/** The typed values, else those of the post. */
function withWordsOf(post: ClinicalPost, state: FormState, consent?: GivenConsent): FormState {
  const { speciality, gender, outcome, ageUnit } = post;
  const values: FormValues = {
    ...wholeTextsIn(post),
    speciality,
    gender,
    outcome,
    ageUnit,
    version: String(post.version),
    age: post.ageValue,
    visibleToVisitors: String(post.isVisibleToVisitors),
    showcase: String(post.isShowcase),
    sensitive: String(post.isSensitive),
    consentBy: post.isPatients ? 'patient' : 'author',
    consentScope: consent?.scope ?? [],
    consentObtained: consent?.way === 'declared' ? 'written' : (consent?.way ?? ''),
    consentLanguage: consent?.language ?? '',
    consentExpires: lastDayOf(consent?.expiresAt),
  };
  return { ...state, values: { ...values, ...state.values } };
}

/** The API stores when the day has ended everywhere, 36 hours after it began. */
const lastDayOf = (expiresAt?: string | null) =>
  expiresAt ? new Date(Date.parse(expiresAt) - 36 * 3_600_000).toISOString().slice(0, 10) : '';

/** The declarations come before the files, because the action reads them first. */
function Fields({ form, post, names, takesOutcome, state }: FieldsProps) {
  useLatestVersion(state);
  return (
    <>
      <input type="hidden" name="version" value={textOf(state.values, 'version')} />
      {form === 'edit-image' ? (
        <ImageWords state={state} legend="1. What it shows" specialities={names} />
      ) : (
        <>
          <Patient state={state} legend="1. The patient, without a name" specialities={names} />
          <Story state={state} legend="2. The story and the question" hasOutcome={takesOutcome} />
        </>
      )}
      <Consent state={state} legend="Consent" isCase={form !== 'edit-image'} />
      {form === 'edit-image' ? (
        <OtherImage post={post} state={state} />
      ) : (
        <OtherFiles post={post} state={state} />
      )}
    </>
  );
}

type FilesProps = Pick<FieldsProps, 'post' | 'state'>;

/** What comes before the file says which limits hold, and that it replaces the one there is. */
function OtherImage({ post, state }: FilesProps) {
  return (
    <>
      <input type="hidden" name="kind" value="image" />
      <input type="hidden" name="isFileChanged" value="true" />
      <HeldFiles files={post.files} state={state} />
      <RemovableScans scans={post.scans} />
      <OneFile
        state={state}
        legend="Replace the image, if you like"
        hint="JPEG, PNG or GIF, up to 20 MB."
        rule={uploadRules['community-image-edit']}
      />
    </>
  );
}

function OtherFiles({ post, state }: FilesProps) {
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">Files</legend>
      <HeldFiles
        files={post.files}
        state={state}
        removal={{ name: 'removedFiles', valueOf: ({ id }) => String(id) }}
      />
      <RemovableScans scans={post.scans} />
      <CaseFiles state={state} legend="Add files" kinds={changedCaseKinds}>
        <SensitiveChoice state={state} />
      </CaseFiles>
      <p>
        <Link to={`/caseDetails/${post.id}/add-series`}>Add CT, MR or ultrasound series</Link>
      </p>
    </fieldset>
  );
}
