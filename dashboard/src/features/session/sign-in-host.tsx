import { useEffect, useState, type ComponentType } from 'react';
import { useLostSession } from './lost-session';

/** Host of the sign-in dialog; its code loads when first opened. If that fails, the dialog counts as closed. */
export const SignInHost = () => {
  const { settle } = useLostSession();
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    if (settle && !Content)
      import('./sign-in-dialog').then(
        ({ SignInDialog }) => setContent(() => SignInDialog),
        () => settle(null),
      );
  }, [settle, Content]);
  return Content && <Content />;
};
