/** The sequences that number rows, each in a range of its own, so that an id tells its table. */
export const RANGE = 1_000_000;

/** Names in the order of their first appearance: the same thing has the same name everywhere. */
class Names {
  private readonly known = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  of(kind: string, value: string): string {
    const name = this.known.get(`${kind} ${value}`);
    if (name) return name;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    this.known.set(`${kind} ${value}`, `<${kind} ${count}>`);
    return `<${kind} ${count}>`;
  }
}

/**
 * What differs from run to run is replaced, and nothing else: ids, media addresses with their
 * signatures, ids of uploads and of requests, secrets of links and visitors, and how long a picture
 * is as the machine's encoder wrote it. Times follow the spec's clock and are compared.
 * @param tables in the order of their ranges
 */
export function plainly(tables: readonly string[]): (text: string) => string {
  const names = new Names();
  const idOf = (id: string) => names.of(tables[Math.floor(Number(id) / RANGE) - 1] ?? 'no', id);
  return (text) =>
    text
      .replace(/"(requestId|uploadId)":"([\w-]+)"/g, (_, word: string, id: string) =>
        word === 'requestId' ? '"requestId":"<request>"' : `"${word}":"${names.of('upload', id)}"`,
      )
      // Shown once, to the author and to the visitor; the drawing of the QR code holds it, too.
      .replace(/"url":"http:[^"]*\/c\/[\w-]+"/g, '"url":"<origin>/c/<secret>"')
      .replace(/"visitorToken":"[^"]+"/g, '"visitorToken":"<secret>"')
      .replace(/ d=\\"[^"\\]+\\"/g, ' d=\\"<modules>\\"')
      .replace(/"bytes":\d+/g, '"bytes":"<bytes>"')
      .replace(
        /\/media\/([\w/-]+)(\.\w+)(\?[\w=&-]+)?/g,
        (_, key: string, type: string, signed?: string) =>
          `/media/${names.of('file', key)}${type}${signed ? '?<signed>' : ''}`,
      )
      // A number becomes a text, and says that it was one.
      .replace(/(?<=[:[,])\d{7,9}(?=[,}\]])/g, (id) => `"${idOf(id)} as a number"`)
      .replace(/\b\d{7,9}\b/g, idOf);
}
