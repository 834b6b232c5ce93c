import { newWord } from './desk.mjs';

const WORDS = {
  speciality: 'HPB Surgery',
  age: 58,
  gender: 'Female',
  history: 'Pain.',
  clinicalQuestions: 'Drain?',
  indemnity: true,
  relevance: true,
};

export const aPicture = (bytes) => ({ bytes, name: 'scan.jpg', type: 'image/jpeg', kind: 'IMAGE' });

/** Posts a case whose diagnosis stands nowhere else. */
export async function posted(desk, turn, author, { changes = {}, files = [] } = {}) {
  const diagnosis = `Cholecystitis ${newWord()}`;
  const fields = { ...WORDS, consent: true, diagnosis, ...changes };
  const calls = (key) => [
    'clinicalCases',
    { token: author.token, key, form: formOf(fields, files) },
  ];
  const { id } = await desk.does('case', { member: author, turn, calls });
  return { id, diagnosis };
}

/** Made for each attempt, since sending it uses it up. */
function formOf(fields, files) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  if (files.length > 0) form.append('fileTypes', JSON.stringify(files.map(({ kind }) => kind)));
  for (const { bytes, name, type } of files)
    form.append('files', new File([bytes], name, { type }));
  return form;
}

/** How often a case stands among those of its author. */
export async function timesPosted(desk, author, diagnosis) {
  const all = await desk.casesOf(author);
  return all.filter((row) => row.diagnosis === diagnosis).length;
}

export async function commented(desk, turn, member, clinicalCaseId) {
  const body = { clinicalCaseId, comment: 'Drain first.' };
  const calls = (key) => ['clinicalCases/comment', { token: member.token, key, body }];
  return (await desk.does('comment on a case', { member, turn, calls })).id;
}
