import type { LogoDto } from '@shop/contracts';
import { mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useLook, useShopName } from '@/shared/api/shop-name';

const HIDDEN = { en: '', ar: '' };

const Logo = ({ logo, name, theme }: { logo: LogoDto; name: string; theme?: string }) => (
  <img
    src={mediaUrl(logo.file)}
    width={logo.width}
    height={logo.height}
    alt={name}
    className={cx('h-8 w-auto max-w-44 min-w-0 object-contain', theme)}
  />
);

/** The shop's logo, or its name; nothing until they are loaded. */
export const Wordmark = ({
  className,
  onDark = false,
}: {
  className?: string;
  /** The background is dark in both themes. */
  onDark?: boolean;
}) => {
  const name = useShopName(HIDDEN);
  const { logo, logoDark } = useLook() ?? {};
  const light = onDark ? logoDark : logo;
  if (!light)
    return (
      <span className={cx('display truncate text-[1.625rem] leading-none', className)}>{name}</span>
    );
  const hasBoth = !onDark && logoDark;
  return (
    <span className={cx('flex min-w-0', className)}>
      <Logo logo={light} name={name} theme={hasBoth ? 'dark:hidden' : undefined} />
      {hasBoth && <Logo logo={logoDark} name={name} theme="hidden dark:block" />}
    </span>
  );
};
