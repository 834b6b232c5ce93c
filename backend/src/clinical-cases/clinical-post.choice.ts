/** Selects the posts of a list. */
export interface Choice {
  readonly from?: string;
  readonly where: string;
  readonly params: readonly unknown[];
  readonly order?: string;
}

/** The conditions that have a value. */
export function chosen(
  conditions: Readonly<Record<string, number | string | Date | undefined>>,
): Choice {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return {
    where: given.map(([condition]) => condition).join(' and '),
    params: given.map(([, value]) => value),
  };
}
