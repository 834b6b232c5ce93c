/** What is used of the parser with which specs read the feed. */
declare module '@xmldom/xmldom' {
  interface XmlElement {
    readonly textContent: string | null;
    getAttribute(name: string): string | null;
    getElementsByTagName(name: string): ArrayLike<XmlElement> & Iterable<XmlElement>;
  }
  export class DOMParser {
    constructor(options?: { onError?: (level: string, message: string) => void });
    parseFromString(
      text: string,
      type: string,
    ): XmlElement & { readonly documentElement: XmlElement | null };
  }
}
