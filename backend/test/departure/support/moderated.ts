import type { RunningApp } from '../../support/app';
import { anAdmin } from '../../support/people';
import type { FullLife } from './full-life';

/** Her case was to be mended; she appealed, and it was restored. */
export async function moderated(
  app: RunningApp,
  { zebulonia, ownCase, words }: FullLife,
): Promise<void> {
  const admin = await anAdmin(app);
  const [report] = await app.rows<{ id: number }>(
    `select id from report where subject_kind = 'clinical-post' and subject_id = ?`,
    [ownCase],
  );
  const decide = (action: string) =>
    admin.post(`admin/reports/${report?.id}`, { action, reason: words.text, note: words.text });
  await decide('repair');
  const appeal = { kind: 'clinical-post', id: ownCase, text: words.text };
  const { code } = await zebulonia.post('appeals', appeal);
  if (code !== 200) throw new Error('The appeal was not taken.');
  await decide('restore');
}
