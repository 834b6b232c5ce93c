import { displayed, keptDigits } from '../../lib/phone-display';

/** A number beside its country: digits only, no more than the country has, written as it writes them; another country clears it. */
export function enhancePhones(): void {
  for (const row of document.querySelectorAll('[data-phone]')) {
    const [country, number] = [row.querySelector('select'), row.querySelector('input')];
    if (!country || !number) continue;
    const show = () => {
      const isAtEnd = number.selectionEnd === number.value.length;
      const text = displayed(country.value, keptDigits(country.value, number.value));
      // In the middle of a number nothing jumps; leaving the field puts it right.
      if (isAtEnd || document.activeElement !== number) number.value = text;
    };
    number.addEventListener('input', show);
    number.addEventListener('change', show);
    country.addEventListener('change', () => {
      number.value = '';
    });
    show();
  }
}
