/** Before something beyond the stage gets the focus: a browser gives it to nothing there meanwhile. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
