import type { Operator } from '../wire/load-context';
import { namingOperator } from './legal/legal-operator';
import type { LegalText } from './legal/legal-text';
import { Section } from './legal-section';
import './legal.css';
import '../ui/prose.css';

/** A long text with its table of contents; static HTML, and printable. */
export function LegalPage({ text, operator }: { text: LegalText; operator: Operator }) {
  const { title, inForce, short, sections } = text;
  return (
    <main id="main" className="frame legal">
      <nav className="legal__toc no-print" aria-label="On this page">
        <h2 className="card__title">On this page</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="prose">
        <h1>{title}</h1>
        <p className="legal__date">In force since {inForce} · Version 1</p>
        <aside className="legal__short" aria-label="In short">
          <h2>In short</h2>
          <ul className="legal__points">
            {short.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </aside>
        {operator.isSample && (
          <p className="legal__sample" role="note">
            This installation has no operator yet: the name and addresses below are samples.
          </p>
        )}
        {sections.map((section, index) => (
          <Section
            key={section.id}
            section={namingOperator(section, operator)}
            number={index + 1}
          />
        ))}
      </article>
    </main>
  );
}
