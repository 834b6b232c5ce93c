import { resultOf } from '../../clinical-cases/support/cases';
import type { RunningApp } from '../../support/app';
import type { Client } from '../../support/client';

export const KIND = 'clinical-post';
export const REASON = 'A name can be read in the picture.';

export interface ReportRow {
  id: number;
  subject_id: number;
  count: number;
  is_hidden: boolean;
  object: {
    kind: string;
    id: number;
    title: string;
    text: string;
    author: Record<string, unknown> | null;
    files: { id: number; type: string; url: string }[];
    thread: { author: string; text: string }[];
    declaration: Record<string, unknown> | null;
    is_withheld: boolean;
    is_mendable: boolean;
  };
  decision: Record<string, unknown> | null;
}

/** What those who decide do, through the doors. */
export const deskOf = (app: RunningApp) => ({
  /** @returns the number of the report */
  async reported(by: Client, id: number, category = 'wrong'): Promise<number> {
    const report = { clinicalCaseId: id, reason: 'A name tag is readable.', category };
    const reply = await by.post('clinicalCases/report', report);
    if (reply.code !== 200) throw new Error(reply.body.msg);
    const [row] = await app.rows<{ id: number }>(
      'select min(id) as id from report where subject_kind = ? and subject_id = ?',
      [KIND, id],
    );
    return row?.id ?? 0;
  },

  async rowOf(who: Client, id: number, state = 'open'): Promise<ReportRow | undefined> {
    const rows = resultOf(await who.get(`admin/reports?state=${state}&limit=100`));
    return (rows as unknown as ReportRow[]).find((row) => row.subject_id === id);
  },

  async audited(object: string): Promise<string[]> {
    const rows = await app.rows<{ action: string }>(
      'select action from audit_event where object = ? order by id',
      [object],
    );
    return rows.map(({ action }) => action);
  },
});
