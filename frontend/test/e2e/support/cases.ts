import type { APIRequestContext } from '@playwright/test';
import type { ChosenFile } from './files';
import { aMark, call } from './people';

/** A diagnosis nobody else has in this run. */
export const aDiagnosis = (word = 'Cholecystitis') => `${word} ${aMark()}`;

interface NewCase {
  diagnosis: string;
  history?: string;
  question?: string;
  files?: ChosenFile[];
  key?: string;
  /** More of what the form may say. */
  more?: Record<string, string>;
}

/** Posts a case through the API. @returns its id */
export async function aCase(request: APIRequestContext, told: NewCase): Promise<number> {
  const {
    diagnosis,
    history = 'Two days of pain.',
    question = 'Drain first?',
    files = [],
    key,
    more = {},
  } = told;
  const form = new FormData();
  const words = {
    speciality: 'HPB Surgery',
    age: '58',
    gender: 'Female',
    history,
    clinicalQuestions: question,
  };
  const boxes = { indemnity: 'true', consent: 'true', relevance: 'true' };
  for (const [word, text] of Object.entries({ ...words, ...boxes, ...more, diagnosis }))
    form.append(word, text);
  for (const { name, mimeType, buffer } of files)
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const { id } = await call(request, 'clinicalCases', {
    multipart: form,
    headers: key ? { 'idempotency-key': key } : {},
  });
  return id;
}
