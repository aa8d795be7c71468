import type { QueueName } from '../queues/jobs.js';

/** Topic -> payload of its rows: ids only. */
export interface Topics {
  'mail.send': { mailId: number };
  'password.reset': { resetId: number };
  'sign-in.code': { codeId: number };
  'staff.reset': { resetId: number };
  'seller.invite': { sellerId: number };
  'stock.alerts': { productId: number };
  'shipment.create': { shipmentId: number };
  'shipment.label': { shipmentId: number };
  'payment.enquire': { paymentId: number };
  'payment.refund': { paymentId: number };
  'products.import': { importId: number };
  /** Another name of the id than that of products, with which an earlier version would take it for one of them. */
  'lists.import': { listImportId: number };
  'data.export': { exportId: number };
}
export type Topic = keyof Topics;

/** The queue of a topic. */
export const QUEUE_OF: Readonly<Record<Topic, QueueName>> = {
  'mail.send': 'mail',
  'password.reset': 'mail',
  'sign-in.code': 'mail',
  'staff.reset': 'mail',
  'seller.invite': 'mail',
  'stock.alerts': 'mail',
  'shipment.create': 'shipments',
  'shipment.label': 'shipments',
  'payment.enquire': 'payments',
  'payment.refund': 'payments',
  'products.import': 'imports',
  'lists.import': 'imports',
  'data.export': 'exports',
};

const isTopic = (name: string): name is Topic => name in QUEUE_OF;
const TOPICS: readonly Topic[] = Object.keys(QUEUE_OF).filter(isTopic);

/** Topics of the named queues. */
export const topicsOf = (...queues: QueueName[]): Topic[] =>
  TOPICS.filter((topic) => queues.includes(QUEUE_OF[topic]));
