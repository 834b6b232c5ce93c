/** Sentences as a list, one point each. */
export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="points">
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
