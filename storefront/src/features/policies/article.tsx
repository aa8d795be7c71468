import { RETURN_DAYS } from '@shop/shop-rules';
import { useText } from '@/shared/text';

/** Numbers a promise may name; each stands in one place only. */
const FACTS = { days: RETURN_DAYS, refundDays: 10, coupon: 20 };

/** A static page: heading, lead and titled paragraphs from the catalogue. */
export const Article = ({ name, sections }: { name: string; sections: readonly string[] }) => {
  const { t } = useText();
  return (
    <article className="mx-auto max-w-[68ch]">
      <h1 tabIndex={-1} className="display text-h1">
        {t(`${name}.title`)}
      </h1>
      <p className="mt-5 text-h3 text-muted">{t(`${name}.lead`, FACTS)}</p>
      {sections.map((section) => (
        <section key={section} id={section} className="mt-10">
          <h2 className="display text-h2">{t(`${name}.${section}.title`)}</h2>
          <p className="mt-3 whitespace-pre-line">{t(`${name}.${section}.text`, FACTS)}</p>
        </section>
      ))}
    </article>
  );
};
