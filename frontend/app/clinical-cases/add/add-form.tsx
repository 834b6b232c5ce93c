import { uploadRules } from '../../../../backend/src/media/upload.rules';
import type { FormState } from '../../lib/form-state';
import { typesInWords } from '../../media/file-problem';
import { OptionalPoll } from '../poll/poll-fields';
import { CaseFiles } from '../post-form/case-files';
import { Consent } from '../post-form/consent';
import { ImageWords } from '../post-form/image-words';
import { OneFile } from '../post-form/one-file';
import { Patient } from '../post-form/patient';
import { POLL_WORDS } from '../post-form/poll-form';
import { SensitiveChoice } from '../post-form/sensitive-choice';
import { Story } from '../post-form/story';
import { UploadForm } from '../post-form/upload-form';
import { type NewPostForm, placeAfter } from '../post-places';

interface AddFormProps {
  form: NewPostForm;
  names: string[];
  draftFor: number;
  retryKey: string;
  refused?: FormState;
}

const patient = ['speciality', 'age', 'ageUnit', 'gender', 'diagnosis', 'history'];
const words = {
  case: [...patient, 'question', ...POLL_WORDS],
  image: ['title', 'description', 'speciality'],
  'large-case': [...patient, 'clinical_question', ...POLL_WORDS],
};
/** The form's id, by which the preview beside it reads what was entered. */
export const ADD_FORM = 'new-post';
export const submits = { case: 'Post case', image: 'Post image', 'large-case': 'Post case' };

/** One of the three forms; each follows the rules of its own API call. */
export function AddForm({ form, names, draftFor, retryKey, refused }: AddFormProps) {
  return (
    <UploadForm
      id={ADD_FORM}
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
  const isLarge = form === 'large-case';
  return (
    <>
      {isLarge ? (
        <OneFile
          state={state}
          legend="1. One image or video"
          name="cummunityfile"
          label="Choose a file"
          hint={`${typesInWords(uploadRules['community-case'])}, up to 200 MB.`}
          rule={uploadRules['community-case']}
        />
      ) : (
        <CaseFiles
          state={state}
          legend="1. Images, videos, reports, scans"
          longVideo={{
            to: '/community/add?type=2',
            words: 'Post the case with one file of up to 200 MB',
          }}
        >
          <SensitiveChoice state={state} />
        </CaseFiles>
      )}
      {isLarge && <input type="hidden" name="type" value="2" />}
      <Patient state={state} legend="2. The patient, without a name" specialities={names} />
      <Story
        state={state}
        legend="3. The story and the question"
        question={isLarge ? 'clinical_question' : 'question'}
        isOptional={!isLarge}
      />
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
        name="files"
        label="Choose an image"
        hint={`${typesInWords(uploadRules['community-image'])}, up to 20 MB.`}
        rule={uploadRules['community-image']}
      />
      <ImageWords state={state} legend="2. What it shows" specialities={names} />
      <Consent state={state} legend="3. Consent" isCase={false} />
    </>
  );
}
