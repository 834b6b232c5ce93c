import type { Request } from 'express';
import { Refusal } from '../../refusal';

/** The text fields of a form. Repeated names become a list. */
export class Fields {
  private readonly values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;

  add(name: string, value: string): void {
    const before = this.values[name];
    if (before === undefined) this.values[name] = value;
    else
      this.values[name] = Array.isArray(before)
        ? [...(before as unknown[]), value]
        : [before, value];
  }

  /** The value of a field or header received so far. */
  said(request: Pick<Request, 'headers'>, name: string): unknown {
    return this.values[name] ?? request.headers[name.toLowerCase()];
  }

  /**
   * Fills missing fields from percent-encoded headers of the same names.
   * @throws Refusal for values that cannot be decoded
   */
  withHeaders(
    request: Pick<Request, 'headers'>,
    names: readonly string[],
  ): Record<string, unknown> {
    const errors: Record<string, string[]> = {};
    for (const name of names) {
      const header = request.headers[name.toLowerCase()];
      if (typeof header !== 'string' || Object.hasOwn(this.values, name)) continue;
      try {
        this.values[name] = decodeURIComponent(header);
      } catch {
        errors[name] = ['This header is not percent-encoded.'];
      }
    }
    if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
    return this.values;
  }
}
