import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CodState } from './payment/cod-machine.js';
import type { OrderState } from './order-machine.js';

/** Orders before hand-over. */
const WAITING =
  "holds_stock and state in ('pending_payment', 'payment_failed', 'cod_pending', 'cod_confirmed', 'shipment_pending', 'shipment_failed', 'ready_to_ship')";

/** Orders that are to be delivered. */
const UNDELIVERED =
  "state in ('paid', 'cod_confirmed', 'shipment_pending', 'shipment_failed', 'ready_to_ship', 'shipped')";

const WITHOUT_ACCOUNT = 'without_account_since is not null';

/** An order with its delivery address; money in fils. */
@Entity('orders')
@Index('orders_user_id', ['userId', 'createdAt'])
@Index('orders_created_at', ['createdAt'])
@Index('orders_city', ['city', 'createdAt'])
@Index('orders_state', ['state', 'updatedAt'])
@Index('orders_waiting_user', ['userId'], { where: WAITING })
@Index('orders_waiting_phone', ['phone'], { where: WAITING })
@Index('orders_delivered_phone', ['phone'], { where: "state = 'delivered'" })
@Index('orders_undelivered', ['deliverBy'], { where: UNDELIVERED })
@Index('orders_without_account', ['createdAt'], {
  where: `${WITHOUT_ACCOUNT} and full_name <> ''`,
})
@Index('orders_guest_email', ['email'], { where: `${WITHOUT_ACCOUNT} and email <> ''` })
@Index('orders_guest_phone', ['phone'], { where: `${WITHOUT_ACCOUNT} and phone <> ''` })
@Index('orders_purchase', ['userId', 'purchaseId'], {
  unique: true,
  where: 'purchase_id is not null and holds_stock',
})
export class Order {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Unguessable public id: 20 characters for card, 13 digits for cash. */
  @Index('orders_operation_id', { unique: true })
  @Column('text')
  operationId: string;
  @Column('integer') userId: number;
  @Column('text') state: OrderState;
  @Column('text') paymentMethod: 'card' | 'cod';
  @Column('text', { nullable: true }) codState: CodState | null;
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  @Column('text') fullName: string;
  @Column('text') email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text') city: string;
  @Column('text') area: string;
  @Column('text') building: string;
  @Column('text', { default: '' }) flat: string;
  @Column('text', { default: '' }) notes: string;
  @Column('integer') subtotalFils: number;
  @Column('integer') deliveryFeeFils: number;
  /** Part of the discount of a coupon that lowers the delivery fee, and the whole of it; the total is less by that. */
  @Column('integer', { default: 0 }) deliveryDiscountFils: number;
  @Column('integer', { default: 0 }) discountFils: number;
  @Column('text', { nullable: true }) couponCode: string | null;
  @Column('integer') totalFils: number;
  @Column('integer') itemCount: number;
  /** The storefront's id of the cart; null if the client sent none. */
  @Column('uuid', { nullable: true }) purchaseId: string | null;
  /** Whether its items are taken out of the stock. */
  @Column('boolean', { default: true }) holdsStock: boolean;
  /** When staff last changed the address. */
  @Column('timestamptz', { nullable: true }) addressChangedAt: Date | null;
  /** The promised day of delivery in Dubai, like 2026-12-01; null for orders from before there was one. */
  @Column('date', { nullable: true }) deliverBy: string | null;
  /** Whether the parcel can be booked from this address alone. */
  @Column('boolean', { default: false }) addressComplete: boolean;
  /** When its account was deleted; null while the order belongs to an account. */
  @Column('timestamptz', { nullable: true }) withoutAccountSince: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

/** What the order charges for the delivery. */
export const chargedDelivery = ({
  deliveryFeeFils,
  deliveryDiscountFils,
}: Pick<Order, 'deliveryFeeFils' | 'deliveryDiscountFils'>): number =>
  deliveryFeeFils - deliveryDiscountFils;
