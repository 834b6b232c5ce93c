import '../prose.css';

/**
 * Text written with the editor. The API sanitises it twice: when it is stored and when it is read.
 */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
