import { showToast } from '../../ui/toast';

/** What a place is chosen with is loaded when it is first needed. @returns null if it cannot be */
export const loadChoosePlace = () =>
  import('./choose-place').catch(() => {
    showToast({ kind: 'error', text: 'No place can be marked just now. Please try again.' });
    return null;
  });
