/** What is used of the parsers with which specs read files for other programs. */
declare module 'ical.js' {
  interface Property {
    getFirstValue(): unknown;
  }
  interface Component {
    getFirstSubcomponent(name: string): Component;
    getAllSubcomponents(): Component[];
    getFirstProperty(name: string): Property | null;
    getFirstPropertyValue(name: string): unknown;
  }
  interface Time {
    readonly zone: { readonly tzid: string };
    toJSDate(): Date;
  }
  interface Event {
    readonly component: Component;
    readonly uid: string;
    readonly sequence: number;
    readonly summary: string;
    readonly description: string;
    readonly location: string;
    readonly startDate: Time;
    readonly endDate: Time;
  }
  const ICAL: {
    parse(file: string): unknown[];
    Component: new (parsed: unknown[]) => Component;
    Event: new (component: Component) => Event;
  };
  export default ICAL;
}

declare module 'csv-parse/sync' {
  export function parse(
    file: string,
    options: { bom?: boolean; record_delimiter?: string },
  ): string[][];
}

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
