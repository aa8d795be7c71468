import type { CashOrderDto } from '@shop/contracts';
import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CancelCashOrder } from '@/features/cash-desk/cancel-cash-order';
import { cashDeskQueries } from '@/features/cash-desk/cash-desk.queries';
import { CashOrderCard } from '@/features/cash-desk/cash-order-card';
import { useOutcomeKeys, type CashOutcome } from '@/features/cash-desk/use-outcome-keys';
import { useCashOutcomes } from '@/features/cash-desk/use-cash-outcome';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** Moves the focus to an order once it is listed: after an outcome to the next one. */
const useFocusedOrder = (orders: CashOrderDto[] | undefined) => {
  const [wanted, setWanted] = useState<{ id: string | undefined; without: string }>();
  useEffect(() => {
    if (!wanted || orders?.some(({ operationId }) => operationId === wanted.without)) return;
    setWanted(undefined);
    // Lost with the order; otherwise it is elsewhere by now.
    if (document.activeElement !== document.body) return;
    const next = wanted.id && document.querySelector<HTMLElement>(`[data-order="${wanted.id}"]`);
    (next || document.getElementById('page'))?.focus();
  }, [wanted, orders]);
  /** Called with the order that is about to leave the list. */
  return (leaving: string): void => {
    const at = orders?.findIndex(({ operationId }) => operationId === leaving) ?? -1;
    const next = orders?.[at + 1] ?? orders?.[at - 1];
    setWanted({ id: next?.operationId, without: leaving });
  };
};

/** Cash orders that wait for a call, oldest first. */
export const CashOrdersPage = () => {
  const t = useText();
  const may = useMay();
  const { count, time } = useFormat();
  const params = useListParams();
  const list = params.filter('list') === 'later' ? 'later' : undefined;
  const { isReady, menu } = useListViews('cashOrders');
  const query = useQuery({
    ...cashDeskQueries.list({ list, page: params.page, limit: params.limit }),
    enabled: isReady,
  });
  const { data } = query;
  const orders = data?.orders;
  const leave = useFocusedOrder(orders);
  const [cancelled, setCancelled] = useState<CashOrderDto>();
  const { confirm, miss, isBusy } = useCashOutcomes();
  const act = (order: CashOrderDto, outcome: CashOutcome): void => {
    if (isBusy) return;
    if (outcome === 'cancel') return setCancelled(order);
    const { operationId, version, number } = order;
    leave(operationId);
    (outcome === 'confirm' ? confirm : miss).mutate({ operationId, version, number });
  };
  useOutcomeKeys((operationId, outcome) => {
    const order = orders?.find((each) => each.operationId === operationId);
    if (order) act(order, outcome);
  });
  const noteOf = ({ noAnswers, callAfter }: CashOrderDto) => {
    if (data && noAnswers >= data.leastCalls) return t('cashDesk.mayCancel');
    return list && callAfter && t('cashDesk.callAfter', { time: time(callAfter) });
  };
  return (
    <>
      <PageHeader title={t('cashOrders.title')}>
        {menu}
        <ListFileActions
          kind="cash-orders"
          start={() => startExport['cash-orders']({ ...(list && { list }) })}
        />
        {may('settings.edit') && (
          <Link to={paths.cashRules} className={buttonClass({ variant: 'secondary' })}>
            {t('cashDesk.rules.title')}
          </Link>
        )}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">
        {t('cashDesk.about')}
        <span className="block pointer-coarse:hidden">{t('cashDesk.keys')}</span>
      </p>
      <div className="mb-4 flex sm:[&>*]:basis-72">
        <FilterSelect
          label={t('cashDesk.list')}
          all={t('cashDesk.due', { count: count(data?.due ?? 0) })}
          value={list ?? ''}
          onChange={(value) => params.change({ list: value })}
          choices={[
            { value: 'later', text: t('cashDesk.later', { count: count(data?.later ?? 0) }) },
          ]}
        />
      </div>
      <ListFrame
        query={query}
        rows={orders}
        total={data?.[list ?? 'due']}
        texts={{
          failed: t('cashDesk.failed'),
          none: t('cashDesk.none'),
          noMatch: t('cashDesk.noneLater'),
        }}
        params={params}
        filters={{ list }}
      >
        <ul aria-label={t('cashOrders.title')} className="grid gap-3" aria-busy={!orders || isBusy}>
          {orders?.map((order) => {
            const note = noteOf(order);
            return (
              <li key={order.operationId}>
                <CashOrderCard
                  order={order}
                  note={note && <p className="text-small text-muted">{note}</p>}
                  onOutcome={(outcome) => act(order, outcome)}
                />
              </li>
            );
          }) ?? (
            <li>
              <Skeleton className="h-64" />
            </li>
          )}
        </ul>
      </ListFrame>
      <CancelCashOrder
        order={cancelled}
        leastCalls={data?.leastCalls ?? 0}
        onClose={() => setCancelled(undefined)}
        onDone={() => setCancelled(undefined)}
      />
    </>
  );
};
