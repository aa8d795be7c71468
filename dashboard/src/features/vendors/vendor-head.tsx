import type { StaffDto } from '@shop/contracts';
import { ContactLinks } from '@/shared/display/contact-links';
import { useText } from '@/shared/i18n/use-text';
import { Thumb } from '@/shared/display/thumb';
import { useAboutOf } from './use-about-of';

/** Name and details of a vendor; the email only if the server sends it. */
export const VendorHead = ({ vendor }: { vendor: StaffDto }) => {
  const t = useText();
  const aboutOf = useAboutOf();
  const { email, image } = vendor;
  return (
    <section className="panel mb-6 flex gap-4 p-4">
      <Thumb images={image ? [image] : []} className="size-16" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="max-w-prose text-muted">
          <bdi>{aboutOf(vendor) || t('vendor.noAbout')}</bdi>
        </p>
        {email && <ContactLinks email={email} />}
      </div>
    </section>
  );
};
