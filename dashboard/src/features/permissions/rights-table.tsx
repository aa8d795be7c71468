import { RIGHTS, rightNames, STAFF_ROLES, type Right, type RightArea } from '@shop/shop-rules';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { RightBox, type Matrix } from './permission-box';

const rightsIn = (area: RightArea): Right[] =>
  rightNames().filter((right) => RIGHTS[right].area === area);

const Row = ({ right, ...matrix }: Matrix & { right: Right }) => {
  const locale = useLocale();
  const { name, about } = RIGHTS[right];
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:py-2">
      <th scope="row" className="py-2 pe-4 text-start font-normal max-sm:w-full max-sm:pb-0">
        <span className="block font-semibold">{name[locale]}</span>
        <span className="block text-small text-muted">{about[locale]}</span>
      </th>
      {STAFF_ROLES.map((role) => (
        <td key={role} className="text-center max-sm:flex max-sm:grow max-sm:items-center">
          <RightBox {...matrix} {...{ role, right }} />
          <RoleName role={role} className="text-small text-muted sm:hidden" />
        </td>
      ))}
    </tr>
  );
};

const RoleName = ({
  role,
  className,
}: {
  role: (typeof STAFF_ROLES)[number];
  className: string;
}) => {
  const t = useText();
  return (
    <span aria-hidden="true" className={className}>
      {t(`role.${role}`)}
    </span>
  );
};

/** The rights of one area, one row each, with a column per role; on a phone the roles are below the right. */
export const RightsTable = ({ area, ...matrix }: Matrix & { area: RightArea }) => {
  const t = useText();
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t(`permissions.area.${area}`)}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 text-start text-small font-semibold text-muted">
            {t('permissions.right')}
          </th>
          {STAFF_ROLES.map((role) => (
            <th key={role} scope="col" className="w-28 py-2 text-small font-semibold text-muted">
              {t(`role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rightsIn(area).map((right) => (
          <Row key={right} right={right} {...matrix} />
        ))}
      </tbody>
    </table>
  );
};
