import '../prose.css';

/** What was written with the editor. The API has sanitised it twice: when it was stored, and when it left. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
