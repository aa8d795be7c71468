import { Button, cx, noteClass } from '@shop/ui';

/** A note about what happened to a form, with a button that undoes it; announced when its text appears. */
export const ActionNote = ({
  text,
  action,
  onAction,
  className,
}: {
  text: string | false;
  action: string;
  onAction: () => void;
  className?: string;
}) => (
  <div role="status">
    {text && (
      <div
        className={noteClass(
          'warning',
          cx('flex flex-wrap items-center gap-x-4 gap-y-2', className),
        )}
      >
        <p className="min-w-0 grow basis-60">{text}</p>
        <Button variant="secondary" size="small" onClick={onAction}>
          {action}
        </Button>
      </div>
    )}
  </div>
);
