import { cx } from '@shop/ui';

/** Why a form or dialog was refused, above its buttons; nothing without a text. */
export const FormProblem = ({
  text,
  reason,
  className,
}: {
  text: string | undefined;
  /** What the server said, if it is not the text itself. */
  reason?: string | undefined;
  className?: string;
}) =>
  text ? (
    <div dir="auto" className={cx('font-semibold text-sale', className)}>
      {reason && <p>{text}</p>}
      <p role="alert">{reason ?? text}</p>
    </div>
  ) : null;
