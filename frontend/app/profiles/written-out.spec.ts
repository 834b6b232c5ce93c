import { indianAssociations, internationalAssociations } from './associations';
import { associationWrittenOut, degreesOf, registerOf } from './written-out';

describe('[D-812] abbreviations are written out', () => {
  it('as the country has them', () => {
    expect(degreesOf('India').medical).toBe('MBBS: Bachelor of Medicine and Bachelor of Surgery.');
    expect(degreesOf('United States').medical).toMatch(/^MD: Doctor of Medicine/);
    expect(registerOf('United Kingdom (Great Britain)')).toBe(
      'With the General Medical Council (GMC).',
    );
  });

  it('without naming one country’s letters where no country, or another one, is chosen', () => {
    for (const country of [undefined, '', 'Norway']) {
      expect(degreesOf(country).surgical).toBe('MS, or the training in surgery of your country.');
      expect(registerOf(country)).toBe('With the medical council of your country or state.');
    }
  });

  it.each([...indianAssociations, ...internationalAssociations])('for %s, too', (name) => {
    expect(associationWrittenOut(name)).toMatch(/\w+ (of|for|Association)\b/);
  });
});
