import { displayed, keptDigits } from '../../lib/phone-display';

/**
 * Formats a phone number in its country's style while typing: digits only, up to the country's
 * maximum. Changing the country clears it.
 */
export function enhancePhones(): void {
  for (const row of document.querySelectorAll('[data-phone]')) {
    const [country, number] = [row.querySelector('select'), row.querySelector('input')];
    if (!country || !number) continue;
    const show = () => {
      const isAtEnd = number.selectionEnd === number.value.length;
      const text = displayed(country.value, keptDigits(country.value, number.value));
      // Formatting in the middle of the number would move the caret, so wait until the field loses
      // focus.
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
