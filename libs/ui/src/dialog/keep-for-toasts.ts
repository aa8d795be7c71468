/** A click on a toast must not close the dialog. */
export const keepForToasts = (event: { target: EventTarget | null; preventDefault(): void }) => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};
