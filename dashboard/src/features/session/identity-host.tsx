import { useEffect, useState, type ComponentType } from 'react';
import { useIdentityCheck } from './identity-check';

/** Host of the question for the password; its code loads when first opened. If that fails, it counts as closed. */
export const IdentityHost = () => {
  const settle = useIdentityCheck();
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    if (settle && !Content)
      import('./identity-dialog').then(
        ({ IdentityDialog }) => setContent(() => IdentityDialog),
        () => settle(false),
      );
  }, [settle, Content]);
  return Content && <Content />;
};
