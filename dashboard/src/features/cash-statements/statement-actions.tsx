import { useChange } from '@shop/api-client';
import type { CashStatementDto } from '@shop/contracts';
import { Button, buttonClass, confirm, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { useReload } from '@/shared/use-reload';
import { bookStatement, differencesUrl, STALE, undoStatement } from './cash-statements.queries';
import { bookable } from './statement-kinds';

/** Books all equal rows, undoes the statement, downloads its differences. */
export const StatementActions = ({ statement }: { statement: CashStatementDto }) => {
  const t = useText();
  const locale = useLocale();
  const { aed, count } = useFormat();
  const reload = useReload(STALE);
  const options = {
    onSuccess: (answer: { message: string } | undefined) =>
      notify(answer?.message ?? '', { kind: 'success' }),
    onError: (error: Error) => {
      notifyRefusal(error, t('cashStatements.notDone'));
      void reload(error);
    },
  };
  const book = useChange(() => bookStatement(statement.id), STALE, options);
  const undo = useChange(() => undoStatement(statement.id, statement.version), STALE, options);
  const { rows, amount } = bookable(statement);
  const mayCompare = statement.kinds.some(({ kind }) => kind === 'not_collected');
  const askBook = async () => {
    const isSure = await confirm({
      title: t('cashStatements.bookTitle', { rows }),
      text: t('cashStatements.bookText', { amount: aed(amount) }),
      yesText: t('cashStatements.book'),
      noText: t('rows.cancel'),
    });
    if (isSure) book.mutate(undefined);
  };
  const askUndo = async () => {
    const isSure = await confirm({
      title: t('cashStatements.undoTitle', { file: statement.fileName }),
      text: t('cashStatements.undoText'),
      yesText: t('cashStatements.undo'),
      noText: t('rows.cancel'),
      danger: true,
    });
    if (isSure) undo.mutate(undefined);
  };
  return (
    <>
      <a
        href={differencesUrl(statement.id, locale)}
        download
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('cashStatements.differences')}
      </a>
      {!statement.undoneAt && (
        <>
          <Button variant="danger" busy={undo.isPending} onClick={() => void askUndo()}>
            {t('cashStatements.undo')}
          </Button>
          {rows > 0 ? (
            <Button busy={book.isPending} onClick={() => void askBook()}>
              {t('cashStatements.bookAll', { count: count(rows) })}
            </Button>
          ) : (
            mayCompare && (
              <Button busy={book.isPending} onClick={() => book.mutate(undefined)}>
                {t('cashStatements.compareAgain')}
              </Button>
            )
          )}
        </>
      )}
    </>
  );
};
