import { maxBytesOf, type UploadRule, uploadRules } from '../../../backend/src/media/upload.rules';

const MB = 1024 ** 2;
/** A form may refuse a very large file before it knows which field it was for. */
const TOO_LARGE = new Set<string>(Object.values(uploadRules).map(({ tooLarge }) => tooLarge));

interface SizeHelpProps {
  /** What the API said of the file. */
  error: string | null | undefined;
  rule?: UploadRule;
}

/** The limit and the way out for a picture that no script has made smaller (fitting.ts). */
export function SizeHelp({ error, rule = uploadRules['case-image'] }: SizeHelpProps) {
  if (!error || !TOO_LARGE.has(error)) return null;
  return (
    <p className="field__hint without-scripts">
      {`A picture may have ${maxBytesOf(rule, 'jpeg') / MB} MB. Save a smaller copy of it and choose that, or allow scripts for this site: they make pictures smaller before they are sent.`}
    </p>
  );
}
