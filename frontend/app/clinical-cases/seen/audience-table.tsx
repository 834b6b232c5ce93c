import './audience-table.css';

interface AudienceTableProps {
  of: string;
  groups: { named: { name: string; members: number }[]; others: number };
  members: number;
}

/** Members by one trait, the largest group first. */
export function AudienceTable({ of, groups: { named, others }, members }: AudienceTableProps) {
  const rows = others > 0 ? [...named, { name: 'Others', members: others }] : named;
  return (
    <table className="audience">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Members</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, members: count }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <progress value={count} max={members} aria-hidden="true" />
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
