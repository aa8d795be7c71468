import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@/shared/disclosure';
import { Picture } from '@/shared/picture';
import { SmartLink } from '@/shared/smart-link';
import { useText } from '@/shared/text';
import { shellQueries } from './shell.queries';

const PartnersGrid = () => {
  const { data: partners = [] } = useQuery(shellQueries.partners());
  return (
    <ul className="grid w-96 grid-cols-3 gap-1">
      {partners.map((partner) => (
        <li key={partner.id}>
          <SmartLink
            to={partner.path}
            className="flex h-full flex-col items-center gap-2 p-3 text-center text-mini hover:bg-sand"
          >
            <Picture
              image={partner.icon}
              alt=""
              sizes="48px"
              max={160}
              className="size-12 bg-transparent"
            />
            <bdi>{partner.name}</bdi>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};

/** Partners with their icons, on demand. */
export const PartnersMenu = () => {
  const { t } = useText();
  return (
    <Disclosure label={t('nav.partners')} className="[&>button]:min-h-9">
      {() => <PartnersGrid />}
    </Disclosure>
  );
};
