import { buttonClass } from '@shop/ui';
import { FileText } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** What the documents name, as it is typed. */
interface Details {
  legalName: string;
  invoiceAddress: string;
  invoiceAddressAr: string;
  taxNumber: string;
}

const DOCUMENTS = ['invoice', 'packing-slip'] as const;
const LOCALES = ['en', 'ar'] as const;

const addressOf = (
  document: (typeof DOCUMENTS)[number],
  locale: (typeof LOCALES)[number],
  { taxNumber, ...details }: Details,
): string => {
  const query = new URLSearchParams({ locale });
  for (const [name, text] of Object.entries(details)) query.set(name, text.trim());
  // Another one is reported at its field.
  if (/^(\d{15})?$/.test(taxNumber.trim())) query.set('taxNumber', taxNumber.trim());
  return `/api/admin/sample-documents/${document}.pdf?${query}`;
};

/** Links to the documents of a sample order with what is typed, before it is saved. */
export const SampleDocuments = ({ details }: { details: Details }) => {
  const t = useText();
  return (
    <div role="group" aria-label={t('business.samples')} className="mt-4">
      <p className="mb-2 text-mini text-muted">{t('business.samples')}</p>
      <div className="flex flex-wrap gap-2">
        {DOCUMENTS.flatMap((document) =>
          LOCALES.map((locale) => (
            <a
              key={`${document}${locale}`}
              href={addressOf(document, locale, details)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <FileText className="size-4 shrink-0" />
              {t(`business.sample.${document}.${locale}`)}
            </a>
          )),
        )}
      </div>
    </div>
  );
};
