/** Adds the Show button of PasswordField. */
export function enhancePasswords(): void {
  for (const wrap of document.querySelectorAll('[data-password]')) {
    const input = wrap.querySelector('input');
    if (!input) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn--quiet';
    button.textContent = 'Show';
    button.setAttribute('aria-label', 'Show password');
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => toggle(input, button));
    wrap.append(button);
  }
}

function toggle(input: HTMLInputElement, button: HTMLButtonElement): void {
  const isShown = input.type === 'text';
  input.type = isShown ? 'password' : 'text';
  button.textContent = isShown ? 'Show' : 'Hide';
  button.setAttribute('aria-pressed', String(!isShown));
}
