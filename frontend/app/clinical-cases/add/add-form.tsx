import { textsOf } from '../../../../backend/src/clinical-cases/post-texts.rules';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import type { FormState } from '../../lib/form-state';
import { typesInWords } from '../../media/file-problem';
import { OptionalPoll } from '../poll/poll-fields';
import type { PostKind } from '../post';
import { CaseFiles } from '../post-form/case-files';
import { Consent } from '../post-form/consent';
import { caseKinds } from '../post-form/file-kinds';
import { ImageWords } from '../post-form/image-words';
import { OneFile } from '../post-form/one-file';
import { Patient } from '../post-form/patient';
import { POLL_WORDS } from '../post-form/poll-form';
import { SensitiveChoice } from '../post-form/sensitive-choice';
import { Story } from '../post-form/story';
import { UploadForm } from '../post-form/upload-form';
import { placeAfter } from '../post-places';

interface AddFormProps {
  form: PostKind;
  names: string[];
  draftFor: number;
  retryKey: string;
  refused?: FormState;
}

const patient = ['speciality', 'age', 'ageUnit', 'gender'];
const words = {
  case: [...patient, ...textsOf('case'), ...POLL_WORDS],
  image: [...textsOf('image'), 'speciality'],
};
/** The form's id, by which the preview beside it reads what was entered. */
export const ADD_FORM = 'new-post';
export const submits = { case: 'Post case', image: 'Post image' };

/** One form for cases and one for images. */
export function AddForm({ form, names, draftFor, retryKey, refused }: AddFormProps) {
  return (
    <UploadForm
      id={ADD_FORM}
      owner={draftFor}
      url={`/community/upload?form=${form}`}
      retryKey={retryKey}
      refused={refused}
      to={({ id, asksPatient }) => placeAfter(form, id, asksPatient)}
      draft={{ name: `${form}-${draftFor}`, owner: draftFor, words: words[form] }}
      submit={submits[form]}
    >
      {(state) => <Fields form={form} names={names} state={state} />}
    </UploadForm>
  );
}

function Fields({
  form,
  names,
  state,
}: Pick<AddFormProps, 'form' | 'names'> & { state: FormState }) {
  if (form === 'image') return <ImageFields names={names} state={state} />;
  return (
    <>
      <CaseFiles state={state} legend="1. Images, videos, reports, scans" kinds={caseKinds}>
        <SensitiveChoice state={state} />
      </CaseFiles>
      <Patient state={state} legend="2. The patient, without a name" specialities={names} />
      <Story state={state} legend="3. The story and the question" />
      <OptionalPoll state={state} legend="4. A poll" />
      <Consent state={state} legend="5. Consent" />
    </>
  );
}

function ImageFields({ names, state }: Pick<AddFormProps, 'names'> & { state: FormState }) {
  return (
    <>
      <input type="hidden" name="kind" value="image" />
      <OneFile
        state={state}
        legend="1. The image"
        hint={`${typesInWords(uploadRules['community-image'])}, up to 20 MB.`}
        rule={uploadRules['community-image']}
      />
      <ImageWords state={state} legend="2. What it shows" specialities={names} />
      <Consent state={state} legend="3. Consent" isCase={false} />
    </>
  );
}
