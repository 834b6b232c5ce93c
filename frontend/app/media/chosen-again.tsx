/** A warning: files can be kept on the device only with scripts (outbox/left-files.ts). */
export const ChosenAgain = () => (
  <p className="field__hint without-scripts">
    If you are logged out before this form is sent, what you typed is kept, but files have to be
    chosen again.
  </p>
);
