import { Button } from '../button/button';

/** Error alert with a retry button. */
export const ErrorState = ({
  text,
  retryText,
  onRetry,
}: {
  text: string;
  retryText?: string;
  onRetry?: () => void;
}) => (
  <div className="region-state flex flex-col items-center gap-4 border border-line px-6 py-12 text-center">
    <p role="alert" className="text-h3">
      {text}
    </p>
    {onRetry && (
      <Button variant="secondary" onClick={onRetry}>
        {retryText}
      </Button>
    )}
  </div>
);
