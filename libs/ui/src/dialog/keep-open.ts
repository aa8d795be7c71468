import { hasJustOpened } from './use-window';

/** A click on a toast must not close the dialog, nor the second tap of a double tap on its opener. */
export const keepOpen = (event: { target: EventTarget | null; preventDefault(): void }) => {
  const isToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
  if (isToast || hasJustOpened()) event.preventDefault();
};
