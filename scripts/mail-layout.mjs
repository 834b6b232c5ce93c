// Compiles the layout of emails. MJML is too slow and too large for run time, so the result is
// committed.
import { readFileSync, writeFileSync } from 'node:fs';
import mjml2html from 'mjml';

const source = new URL('../backend/src/platform/mail/layout.mjml', import.meta.url);
const target = new URL('../backend/src/platform/mail/layout.generated.ts', import.meta.url);

const { html, errors } = await mjml2html(readFileSync(source, 'utf8'), {
  validationLevel: 'strict',
});
if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
const text = html
  .replace(/\n\s*\n/g, '\n')
  .replace(/`/g, '&#96;')
  .replace(/\$\{/g, '&#36;{');
writeFileSync(
  target,
  `// Generated from layout.mjml by \`npm run contract\`.\nexport const layout = \`${text}\`;\n`,
);
