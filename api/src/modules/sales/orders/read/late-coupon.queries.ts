import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** A coupon for a late parcel. */
export interface LateCoupon {
  code: string;
  fils: number;
  /** The first moment at which it cannot be used. */
  endsAt: Date | null;
}

@Injectable()
export class LateCouponQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The coupon for the delay of an order, while it can be used. */
  async of(orderId: number): Promise<LateCoupon | undefined> {
    const [coupon]: LateCoupon[] = await this.db.query(
      `select c.code, d.coupon_fils as fils, c.ends_at as "endsAt"
       from delivered_parcels d join coupons c on c.code = d.coupon_code
       where d.order_id = $1 and (c.ends_at is null or c.ends_at > now())
         and (c.max_uses is null or c.uses < c.max_uses)`,
      [orderId],
    );
    return coupon;
  }
}
