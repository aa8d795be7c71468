import type { SellerDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { VendorLink } from '@/shared/rights/vendor-link';
import { Status, type StatusTone } from '@/shared/display/status';

const TONES: Record<SellerDto['state'], StatusTone> = {
  open: 'waiting',
  approved: 'done',
  refused: 'closed',
};

/** Decision about a request, by whom and when, and whether the vendor has used the link. */
export const SellerStatus = ({ seller }: { seller: SellerDto }) => {
  const t = useText();
  const { day } = useFormat();
  const { state, decided_at, decided_by, reason, vendor, link_until } = seller;
  return (
    <div className="flex flex-col gap-1">
      {vendor === null ? (
        <Status tone={TONES[state]}>{t(`sellers.statusOf.${state}`)}</Status>
      ) : (
        <VendorLink
          id={vendor}
          className="w-fit underline-offset-4 hover:underline"
          plainClassName="w-fit"
        >
          <Status tone={TONES[state]}>{t(`sellers.statusOf.${state}`)}</Status>
        </VendorLink>
      )}
      {decided_at && (
        <span className="text-mini text-muted">
          <bdi>{decided_by}</bdi> · <bdi className="whitespace-nowrap">{day(decided_at)}</bdi>
        </span>
      )}
      {reason && (
        <span className="text-mini break-words">
          <bdi>{reason}</bdi>
        </span>
      )}
      {link_until && (
        <span className="text-mini text-muted">
          {t(
            Date.parse(link_until) > Date.now() ? 'sellers.linkValidUntil' : 'sellers.linkExpired',
            {
              day: day(link_until),
            },
          )}
        </span>
      )}
    </div>
  );
};
