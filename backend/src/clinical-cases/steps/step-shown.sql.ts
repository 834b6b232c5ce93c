/**
 * Whether members other than the author can see step `s`: not while a video is being converted, a
 * file is being checked or the patient is being asked.
 */
export const STEP_SHOWN = `(s.held_at is null and s.awaits_patient_at is null and (select coalesce(bool_and(wa.state <> 'pending'), true)
  from clinical_post_file w join asset wa on wa.id = w.asset_id where w.step_id = s.id))`;
