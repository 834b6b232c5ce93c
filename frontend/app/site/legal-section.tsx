import { Fragment, type ReactNode } from 'react';
import { Link } from '../ui/link';
import type { LegalBlock, LegalSection, LegalTable } from './legal/legal-text';

export function Section({
  section: { id, title, body },
  number,
}: {
  section: LegalSection;
  number: number;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {number}. {title}
      </h2>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{words(block)}</p>;
  if ('table' in block) return <Table table={block.table} />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{words(item)}</li>
      ))}
    </ul>
  );
}

function Table({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MARKS = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/;

/** Renders `[label](/path)` as a link and `**words**` in bold. */
function words(text: string): ReactNode {
  return text.split(MARKS).map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    const key = `${index} ${part}`;
    if (link) {
      return (
        <Link key={key} to={link[2] ?? ''}>
          {link[1]}
        </Link>
      );
    }
    return part.startsWith('**') ? (
      <b key={key}>{part.slice(2, -2)}</b>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
