import { forgetRequestKeys } from '@/shared/forms/use-request-key';

/** Choices for this device, the account that is signed in now, and the times until which orders are known here. */
const NOT_PERSONAL =
  /^(admin|admin-signed-in|announced-orders|first-run-hidden|locale|orderAlerts|seen-orders\.\d+|singleKeys|theme)$/;

/** Removes what the browser has stored about an account that is no longer signed in: opened rows, lists, drafts, requests. */
export const clearPersonalData = (): void => {
  for (const key of Object.keys(localStorage))
    if (!NOT_PERSONAL.test(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  forgetRequestKeys();
};
