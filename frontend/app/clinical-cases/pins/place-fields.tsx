import type { ReactNode } from 'react';
import { SHAPES } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { nameOf, type Scan } from '../../scans/scan';
import { type Choice, Choices } from '../../ui/choices';
import { Field } from '../../ui/field';
import { PIN_FIELDS, type PinField } from '../pin-fields';
import type { CaseFile } from '../post';
import { type Markable, markableFiles } from './pin';

const NAMES = {
  point: 'Point',
  arrow: 'Arrow, from its tail to its tip',
  circle: 'Circle, from its middle to its rim',
  line: 'Line, from end to end',
};
const NO_PLACE = { value: '', label: 'No place' };
const SHAPE_CHOICES = SHAPES.map((value) => ({ value, label: NAMES[value] }));

interface PlaceFieldsProps {
  inCase: Markable;
  state: FormState;
  /** Of the files that there are, those that can be chosen. */
  among?: (files: Choice[]) => Choice[];
  /** Below the chosen file. */
  children?: ReactNode;
}

const orNone = (files: Choice[]) => [NO_PLACE, ...files];

/** A place in a file or a slice, in numbers. */
export function PlaceFields({ inCase, state, among = orNone, children }: PlaceFieldsProps) {
  const of = (name: PinField) => ({
    name,
    error: errorOf(state, name),
    value: textOf(state.values, name),
  });
  const files = markableFiles(inCase).map(({ file }) => file);
  return (
    <>
      <Chosen {...of('pinFile')} label="File" choices={among(choicesOf(inCase))} />
      <Chosen {...of('pinShape')} label="Mark" choices={SHAPE_CHOICES} />
      {children}
      <Typed {...of('pinX')} label="From left, %" />
      <Typed {...of('pinY')} label="From top, %" />
      <Typed {...of('pinX2')} label="End from left, %" />
      <Typed {...of('pinY2')} label="End from top, %" />
      {files.some(isReport) && <Typed {...of('pinPage')} label="Page" />}
      {files.some(isFilm) && (
        <Typed {...of('pinSecond')} label="Second" hint="Such as 47 or 0:47" />
      )}
      {inCase.scans.length > 0 && <Typed {...of('pinSlice')} label="Slice" />}
    </>
  );
}

function choicesOf(inCase: Markable): Choice[] {
  const inFiles = markableFiles(inCase).map(({ file, name }) => ({
    value: `file-${file.id}`,
    label: file.pages.length > 1 ? `${name}, ${file.pages.length} pages` : name,
  }));
  return [...inFiles, ...inCase.scans.map(choiceOf)];
}

/** Whether a place is typed, or is to be corrected. */
export const isTyped = (state: FormState) =>
  textOf(state.values, 'pinFile') !== '' || PIN_FIELDS.some((name) => errorOf(state, name));

interface TypedProps {
  name: PinField;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
}

function Typed({ value, ...field }: TypedProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          {...control}
        />
      )}
    </Field>
  );
}

function Chosen({ value, choices, ...field }: TypedProps & { choices: Choice[] }) {
  return (
    <Field {...field}>
      {(control) => (
        <select className="select" defaultValue={value} {...control}>
          <Choices choices={choices} />
        </select>
      )}
    </Field>
  );
}

const isReport = ({ kind }: CaseFile) => kind === 'REPORT';
const isFilm = ({ kind }: CaseFile) => kind === 'VIDEO';

const choiceOf = (scan: Scan): Choice => ({
  value: `scan-${scan.id}`,
  label: `${nameOf(scan)}, ${scan.facts.frames} slices`,
});
