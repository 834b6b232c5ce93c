/** Whether only its author can see file `f` with asset `m`, until it was checked. */
export const FILE_HELD = `coalesce((select c.is_held from post_file_check c where c.file_id = f.id), f.checked_at is null and m.kind = 'pdf')`;
