import type { UploadRule } from '../../../../backend/src/media/upload.rules';
import { errorOf, type FormState, fieldsOf } from '../../lib/form-state';
import { FileInput } from '../../media/file-input';
import { Findings } from '../../media/findings/findings';
import { SizeHelp } from '../../media/size-help';
import { TextField } from '../../ui/text-field';
import { useHydrated } from '../../ui/use-hydrated';
import { KeptUploads } from './kept-uploads';
import { SensitiveChoice } from './sensitive-choice';

interface OneFileProps {
  state: FormState;
  legend: string;
  hint: string;
  rule: UploadRule;
}

/** The one file of an image, with its description. */
export function OneFile({ state, legend, hint, rule }: OneFileProps) {
  const isHydrated = useHydrated();
  return (
    <fieldset className="stack">
      <legend className="form-page__legend">{legend}</legend>
      {state.held && state.held.length > 0 && !isHydrated && <KeptUploads held={state.held} />}
      <FileInput
        name="files"
        label="Choose an image"
        hint={hint}
        id="files"
        rule={rule}
        goesInPieces
        altName="altTexts"
        error={errorOf(state, 'files') ?? errorOf(state, 'altTexts')}
      />
      <SizeHelp error={errorOf(state, 'files') ?? state.message} rule={rule} />
      {!isHydrated && (
        <div className="stack without-scripts">
          <TextField
            {...fieldsOf(state)('altTexts')}
            label="What it shows"
            isOptional
            maxLength={200}
            hint="For colleagues who cannot see it."
          />
          <Findings of="altTexts" sent={state.findings?.altTexts} />
        </div>
      )}
      <SensitiveChoice state={state} />
    </fieldset>
  );
}
