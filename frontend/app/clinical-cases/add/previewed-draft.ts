/** What the form of a new post holds so far, as a preview shows it. */
export interface Draft {
  /** The diagnosis of a case, the title of an image. */
  title: string;
  facts: string[];
  /** The history of a case, the description of an image. */
  text: string;
  question: string;
  files: number;
  asksPatient: boolean;
}

const SHOWN = ['image/jpeg', 'image/png', 'image/webp'];

export function draftOf(form: HTMLFormElement | null): Draft {
  const fields = form ? new FormData(form) : new FormData();
  const word = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((value) => typeof value === 'string') ?? '';
  const age = word('age') && `${word('age')} ${word('ageUnit')}`;
  return {
    title: word('diagnosis', 'title'),
    facts: [age, word('gender'), word('speciality')].filter(Boolean),
    text: word('history', 'description'),
    question: word('question'),
    files: filesOf(form).length,
    asksPatient: word('consentBy') === 'patient',
  };
}

/** The first picture that a browser can show; undefined where no file is one. */
export const firstPictureOf = (form: HTMLFormElement | null): File | undefined =>
  filesOf(form).find(({ type }) => SHOWN.includes(type));

function filesOf(form: HTMLFormElement | null): File[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [];
  return [...inputs].flatMap(({ files }) => [...(files ?? [])]);
}
