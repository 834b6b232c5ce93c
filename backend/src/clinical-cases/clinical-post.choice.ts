/** Which posts a list holds. */
export interface Choice {
  readonly from?: string;
  readonly where: string;
  readonly params: readonly unknown[];
  readonly order?: string;
}

/** The conditions that were given a value. */
export function chosen(
  conditions: Readonly<Record<string, number | string | Date | undefined>>,
): Choice {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return {
    where: given.map(([condition]) => condition).join(' and '),
    params: given.map(([, value]) => value),
  };
}
