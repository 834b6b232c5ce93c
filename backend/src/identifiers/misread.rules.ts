const MIXED = /(?<!\p{L})[\dOoIl|][\dOoIl|./: -]{2,20}/gu;
const CONFUSED = /[OoIl|]/;
const FEWEST_DIGITS = 3;

/** Corrects letters that OCR confused with digits ("2O23", "l961"). The length stays the same. */
export function asDigits(text: string): string {
  return text.replace(MIXED, (part) => {
    const digits = part.replace(/\D/g, '').length;
    if (digits < FEWEST_DIGITS || !CONFUSED.test(part)) return part;
    return part.replace(/(?<=[\d./-])[OoIl|](?!\p{L}{2})|[OoIl|](?=\d)/gu, (letter) =>
      /[Oo]/.test(letter) ? '0' : '1',
    );
  });
}
