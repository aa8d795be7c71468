import { CheckboxField } from '@shop/ui';
import type { ComponentProps } from 'react';
import { Link } from '@/shared/routing/link';
import { useText } from '@/shared/i18n/text';
import { paths } from '@/shared/routing/paths';

type TermsFieldProps = Omit<ComponentProps<typeof CheckboxField>, 'label'> & {
  /** Opens the terms in a new tab, where leaving the page would lose what is entered. */
  inNewTab?: boolean;
};

/** Agreement to the terms and conditions. */
export const TermsField = ({ inNewTab = false, ...field }: TermsFieldProps) => {
  const { t } = useText();
  return (
    <CheckboxField
      label={
        <>
          {t('register.agree')}{' '}
          <Link
            to={paths.terms}
            target={inNewTab ? '_blank' : undefined}
            className="underline underline-offset-4"
          >
            {t('nav.terms')}
          </Link>
        </>
      }
      {...field}
    />
  );
};
