import { AlertDialog } from 'radix-ui';
import { Button } from '../button/button';
import type { Question } from './confirm-store';
import { useWindow } from './use-window';

export const ConfirmDialog = ({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (yes: boolean) => void;
}) => {
  const { returnFocus } = useWindow(true);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-60 grid animate-fade-in place-items-center bg-scrim p-5">
          <AlertDialog.Content
            aria-describedby={undefined}
            onCloseAutoFocus={returnFocus}
            className="w-full max-w-[420px] animate-rise-in bg-surface p-6 text-ink shadow-overlay outline-none"
          >
            <AlertDialog.Title className={question.title ? 'text-h3 font-semibold' : 'text-body'}>
              {question.title ?? question.text}
            </AlertDialog.Title>
            {question.title && (
              <AlertDialog.Description className="mt-2 text-muted">
                {question.text}
              </AlertDialog.Description>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3 *:whitespace-nowrap max-sm:*:grow">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{question.noText}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={question.danger ? 'danger' : 'primary'}
                onClick={() => onAnswer(true)}
              >
                {question.yesText}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
