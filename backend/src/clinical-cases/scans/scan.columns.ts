import { json } from '../../platform/database/statement';
import { column, type ReadPart } from '../part-columns';

const EXPORTED = {
  /** The archive contains the series as files. */
  scans: column(
    json<unknown>(),
    `(select coalesce(json_agg(s), '[]') from (select s.name, s.facts, s.face, s.key_frames as "keyFrames", s.created_at as "addedAt",
      'files/scan-' || s.asset_id || '.scan' as file from scan s where s.post_id = p.id order by s.position, s.id) s)`,
  ),
};

export const SCAN_COLUMNS: ReadPart = { exported: EXPORTED };
