import { showToast } from '../../ui/toast';

/** The tools for choosing a place are loaded on first use. @returns null if it cannot be */
export const loadChoosePlace = () =>
  import('./choose-place').catch(() => {
    showToast({ kind: 'error', text: 'No place can be marked just now. Please try again.' });
    return null;
  });
