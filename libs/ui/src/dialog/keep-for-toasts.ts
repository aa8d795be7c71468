/** A press on a toast beside the dialog must not close the dialog. */
export const keepForToasts = (event: { target: EventTarget | null; preventDefault(): void }) => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};
