/**
 * The row of a statement that always returns one, such as an insert that returns its id.
 * @throws Error if there is none
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always gives a row gave none.');
  return row;
}
