import { redirect, type SandboxResponse } from '../http/responses.js';
import type { Route, SandboxRequest } from '../http/routes.js';
import { decide, enterCode, type CardAction, type NextStep } from './card-decision.js';
import { enquire } from './card-enquiry.js';
import type { CardGateway } from './card-gateway.js';
import { cardOverview } from './pages/card-overview.js';
import {
  codePage,
  finishedPage,
  paymentPage,
  refusalPage,
  returnPage,
} from './pages/card-pages.js';
import { refund } from './card-refund.js';
import { CardRefusal } from './card-refusal.js';
import { readV1, readV2 } from './protocol/card-request.js';
import type { CardTransaction } from './state/card-transaction.js';
import { withQuery } from './deliver.js';

export const cardRoutes = (gateway: CardGateway): Route[] => [
  { method: 'GET', path: '/', handle: () => cardOverview(gateway.store.all()) },
  {
    method: 'POST',
    path: '/agcore/payment',
    handle: page((request) =>
      open(gateway.store.open(readV1(form(request), gateway.id, gateway.cipher))),
    ),
  },
  {
    method: 'POST',
    path: '/agcore/paymentProcessing',
    handle: page((request) =>
      open(gateway.store.open(readV2(form(request), gateway.id, gateway.cipher))),
    ),
  },
  {
    method: 'GET',
    path: '/agcore/hosted/:session',
    handle: page((request) => show(gateway, gateway.store.ofSession(request.params.session ?? ''))),
  },
  {
    method: 'POST',
    path: '/agcore/checkPay',
    handle: page(async (request) => {
      const sent = form(request);
      const transaction = gateway.store.ofSession(sent.get('session') ?? '');
      const action = actionOf(sent.get('action'));
      const next = await decide(gateway, transaction, action, sent.get('card') ?? '');
      return after(gateway, transaction, next);
    }),
  },
  {
    method: 'POST',
    path: '/agcore/otp',
    handle: page(async (request) => {
      const sent = form(request);
      const transaction = gateway.store.ofSession(sent.get('session') ?? '');
      const next =
        sent.get('action') === 'cancel'
          ? await decide(gateway, transaction, 'cancel')
          : await enterCode(gateway, transaction, sent.get('code') ?? '');
      return after(gateway, transaction, next);
    }),
  },
  {
    method: 'POST',
    path: '/agcore/api/query/transactionStatus',
    handle: (request) => enquire(gateway, request),
  },
  {
    method: 'POST',
    path: '/agcore/api/refund',
    handle: (request) => refund(gateway, request),
  },
];

/** Wraps a handler and shows its refusals as a page. */
const page =
  (answer: (request: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>) =>
  async (request: SandboxRequest): Promise<SandboxResponse> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof CardRefusal) return refusalPage(error);
      throw error;
    }
  };

const form = (request: SandboxRequest) => new URLSearchParams(request.body);

/** Redirect after POST, so that a reload does not submit the order again. */
const open = (transaction: CardTransaction) => redirect(`/agcore/hosted/${transaction.session}`);

/** The name that the shop sends with the payment. */
function shopOf({ shopName }: CardGateway, { request }: CardTransaction): string {
  return request.udf[2] || shopName;
}

function show(gateway: CardGateway, transaction: CardTransaction): SandboxResponse {
  const shop = shopOf(gateway, transaction);
  if (transaction.stage === 'done') return finishedPage(shop, transaction);
  if (transaction.stage === 'code') return codePage(shop, transaction, false);
  return paymentPage(shop, transaction);
}

function after(gateway: CardGateway, transaction: CardTransaction, next: NextStep) {
  const shop = shopOf(gateway, transaction);
  if (next.kind === 'code') return codePage(shop, transaction, next.wrong);
  if (next.kind === 'finished') return finishedPage(shop, transaction);
  if (next.method === 'get') return redirect(withQuery(next.url, next.fields));
  return returnPage(shop, transaction, next);
}

function actionOf(value: string | null): CardAction {
  return value === 'decline' || value === 'cancel' ? value : 'approve';
}
