import { type APIRequestContext, expect } from '@playwright/test';
import type { ChosenFile } from './files';
import { aMark, call } from './people';

const CHECKS_TAKE_MS = 120_000;

/** A diagnosis that is unique in this run. */
export const aDiagnosis = (word = 'Cholecystitis') => `${word} ${aMark()}`;

interface NewCase {
  diagnosis: string;
  history?: string;
  question?: string;
  files?: ChosenFile[];
  key?: string;
  /** Further form fields. */
  more?: Record<string, string>;
}

/**
 * Posts a case through the API.
 * @returns its id
 */
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
  if (files.length > 0) await filesChecked(request, id);
  return id;
}

/**
 * Colleagues see a case only after its files were checked, which on a busy machine takes longer
 * than the call waits.
 */
async function filesChecked(request: APIRequestContext, id: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { result } = (await call(request, `clinicalCases/${id}/check`, {
          method: 'GET',
        })) as { result: { check: { state: string } }[] };
        return result.map(({ check }) => check.state);
      },
      { timeout: CHECKS_TAKE_MS },
    )
    .not.toContain('waiting');
}
