import type { BulkResultsDto } from '@shop/contracts';
import { confirm, notify } from '@shop/ui';
import { useChange } from '@shop/api-client';
import { useState } from 'react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { STALE } from '@/shared/stale-orders';
import { useReload } from '@/shared/use-reload';
import {
  bulkCashReceived,
  bulkDelivered,
  bulkDocuments,
  bulkHandedOver,
  type BulkResult,
  type Contents,
} from './bulk-orders';
import type { BulkReport } from './bulk-result';

/** Bulk actions on orders; what is refused is reported per order. */
export const useBulk = (onDone: (operationIds: string[]) => void) => {
  const t = useText();
  const [report, setReport] = useState<BulkReport>();
  const settle = (results: BulkResult[], title: string, doneText: string) => {
    const settled = results.filter(({ outcome }) => outcome !== 'refused');
    onDone(settled.map(({ operationId }) => operationId));
    const isRefused = settled.length < results.length;
    if (isRefused) setReport({ title, results });
    else notify(t(doneText, { count: results.length }), { kind: 'success' });
  };
  const reload = useReload(STALE);
  const onError = (error: Error) => {
    notifyRefusal(error, t('orders.notSaved'));
    void reload(error);
  };
  const reported = (title: string, doneText: string) => ({
    onSuccess: (answer: BulkResultsDto | undefined) =>
      settle(answer?.results ?? [], t(title), doneText),
    onError,
  });
  const handedOver = useChange(
    bulkHandedOver,
    STALE,
    reported('orders.markHandedOver', 'orders.bulk.handedOverDone'),
  );
  const delivered = useChange(
    bulkDelivered,
    STALE,
    reported('orders.markDelivered', 'orders.bulk.deliveredDone'),
  );
  const received = useChange(
    bulkCashReceived,
    STALE,
    reported('orders.markReceived', 'orders.bulk.receivedDone'),
  );
  const documents = useChange(bulkDocuments, [], {
    onSuccess: (file) =>
      file && setReport({ title: t('orders.bulk.documents'), results: file.results, file }),
    onError: (error) => notifyRefusal(error, t('orders.bulk.documentsFailed')),
  });
  const afterQuestion = async (
    question: string,
    orders: string[],
    change: { mutate: (orders: string[]) => void },
  ) => {
    const text = t(question, { count: orders.length });
    const answers = { yesText: t('orders.confirmYes'), noText: t('orders.confirmNo') };
    if (await confirm({ text, ...answers })) change.mutate(orders);
  };
  return {
    busy: handedOver.isPending || delivered.isPending || received.isPending || documents.isPending,
    report,
    close: () => setReport(undefined),
    print: (orders: string[], contents: Contents) => documents.mutate({ orders, contents }),
    handOver: (orders: string[]) =>
      afterQuestion('orders.bulk.handedOverQuestion', orders, handedOver),
    deliver: (orders: string[]) =>
      afterQuestion('orders.bulk.deliveredQuestion', orders, delivered),
    receive: (orders: string[]) => afterQuestion('orders.bulk.receivedQuestion', orders, received),
  };
};
