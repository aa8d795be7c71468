import { DUBAI_FEE, formatAed, OTHER_FEE, RETURN_DAYS, toAed } from '@shop/shop-rules';
import { useEffect } from 'react';
import { CONTACT_EMAIL, CONTACT_PHONE } from '@/shared/contact';
import { useText } from '@/shared/text';
import type { PolicyName } from './policies';
import { Prose } from './prose';

/** Left to right wherever it stands. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What the promises name; each number stands in one place only. */
const useFacts = () => {
  const { t, locale } = useText();
  return {
    days: RETURN_DAYS,
    refundDays: 10,
    coupon: 20,
    dubai: formatAed(toAed(DUBAI_FEE), locale),
    other: formatAed(toAed(OTHER_FEE), locale),
    hours: t('hours.plain'),
    email: isolated(CONTACT_EMAIL),
    phone: isolated(CONTACT_PHONE),
  };
};

/** Opening words and sections. */
export const PolicyBody = ({
  name,
  sections,
}: {
  name: PolicyName;
  sections: readonly string[];
}) => {
  const { t } = useText();
  const facts = useFacts();
  useEffect(() => {
    // The browser looked for the anchor before it was there.
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <p className="mt-5 text-h3 text-muted">{t(`${name}.lead`, facts)}</p>
      {sections.map((section) => (
        <section key={section} id={section} className="mt-10">
          <h2 className="display mb-3 text-h2">{t(`${name}.${section}.title`)}</h2>
          <Prose text={t(`${name}.${section}.text`, facts)} />
        </section>
      ))}
    </>
  );
};
