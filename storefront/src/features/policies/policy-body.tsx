import { policyFacts, type PolicyName } from '@shop/shop-rules';
import { useEffect, type ReactNode } from 'react';
import { usePlace, useSettings, useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { Prose } from './prose';

/** Introduction and sections. */
export const PolicyBody = ({
  name,
  sections,
  children,
}: {
  name: PolicyName;
  sections: readonly string[];
  /** Content between introduction and sections. */
  children?: ReactNode;
}) => {
  const { t, locale } = useText();
  const facts = {
    ...policyFacts(useSettings(), locale, usePlace()),
    shop: useShopName(),
  };
  useEffect(() => {
    // The browser cannot scroll to an anchor that renders later.
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <p className="mt-5 text-h3 text-muted">{t(`${name}.lead`, facts)}</p>
      {children}
      {sections.map((section) => (
        <section key={section} id={section} className="mt-10">
          <h2 className="display mb-3 text-h2">{t(`${name}.${section}.title`)}</h2>
          <Prose text={t(`${name}.${section}.text`, facts)} />
        </section>
      ))}
    </>
  );
};
