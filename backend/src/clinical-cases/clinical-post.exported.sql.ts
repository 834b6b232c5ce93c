/** The names in the archive of the files `f` of a post or a part, as a JSON list. */
export const exportedFiles = (condition: string) =>
  `(select coalesce(json_agg('files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') order by f.position), '[]')
    from clinical_post_file f join asset m on m.id = f.asset_id where ${condition})`;
