import type { LegalText } from './legal/legal-text';
import { Section } from './legal-section';
import './legal.css';
import '../ui/prose.css';

/** A long text with its table of contents; static HTML, and printable. */
export function LegalPage({ text: { title, inForce, short, sections } }: { text: LegalText }) {
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
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </article>
    </main>
  );
}
