import type { StaffReturnDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import { pictureUrl } from './returns.queries';

/** Reason, note and pictures of the shopper. */
export const ReturnWords = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  const { id, reason, note, pictures } = row;
  return (
    <>
      <p className="font-semibold">{t(`returns.reasonOf.${reason}`)}</p>
      {note ? (
        <p className="mt-1 break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      ) : (
        <p className="mt-1 text-muted">{t('returns.noNote')}</p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={pictureUrl(id, picture.id)}
                target="_blank"
                rel="noreferrer"
                className="block size-28 overflow-hidden bg-sand"
              >
                <img
                  src={pictureUrl(id, picture.id)}
                  alt={t('returns.picture', { number: index + 1 })}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
