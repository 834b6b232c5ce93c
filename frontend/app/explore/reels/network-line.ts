interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says about the connection; not all browsers do. */
export const lineOf = (): Line => (navigator as { connection?: Line }).connection ?? {};
