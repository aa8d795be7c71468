import { ApiProperty } from '@nestjs/swagger';
import { RETURN_REASONS, type ReturnReason } from '@shop/shop-rules';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { RETURN_STATES, type ReturnState } from '../order-core/return/return-machine.js';

/** Items of an order line in a return; money in AED. */
export class ReturnLineDto {
  lineId: number;
  productId: number;
  name: string;
  nameAr: string;
  image: string | null;
  size: string;
  color: string;
  /** Of one item, before the discount of a coupon. */
  price: number;
  quantity: number;
  /** What was paid for the items that are refunded: those that arrived, before that all. */
  paid: number;
  /** How many arrived; null before. */
  received: number | null;
  /** How many of these can be sold again. */
  good: number | null;
}

/** A state that a return has reached. */
export class ReturnStepDto {
  @ApiProperty({ enum: RETURN_STATES }) state: ReturnState;
  /** ISO time. */
  at: string;
}

export class ReturnPictureDto {
  id: number;
}

/** A return; money in AED. */
export class ReturnDto {
  id: number;
  /** Public id of the order. */
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  @ApiProperty({ enum: RETURN_STATES }) state: ReturnState;
  @ApiProperty({ enum: RETURN_REASONS }) reason: ReturnReason;
  /** The shopper's own words; may be empty. */
  note: string;
  /** Why it was refused; empty unless it was. */
  refusal: string;
  /** ISO time. */
  createdAt: string;
  lines: ReturnLineDto[];
  /** Pictures of the shopper: `GET /returns/{id}/pictures/{pictureId}`. */
  pictures: ReturnPictureDto[];
  steps: ReturnStepDto[];
  /** Amount of the refund; null before it was requested. */
  refund: number | null;
}

/** A return as staff see it. */
export class StaffReturnDto extends ReturnDto {
  shopper: string;
  phone: string;
  email: string;
  city: string;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** Delivery fee that can still be refunded. */
  deliveryFee: number;
  /** Whether the refund was not made and needs a decision. */
  refundFailed: boolean;
}

/** Items of an order line that can be returned. */
export class ReturnableLineDto extends ReturnLineDto {
  /** How many can still be returned; `paid` is for these. */
  left: number;
}

export const RETURN_PROBLEMS = ['not_delivered', 'too_late', 'nothing_left', 'too_many'] as const;
export type ReturnProblem = (typeof RETURN_PROBLEMS)[number];

/** The returns of an order, and what can be returned. */
export class OrderReturnsDto {
  /** Why nothing can be returned; null if something can. */
  @ApiProperty({ enum: RETURN_PROBLEMS, nullable: true, type: String })
  problem: ReturnProblem | null;
  /** ISO time of the end of the return period; null before the delivery. */
  until: string | null;
  /** Lines of which items can be returned. */
  lines: ReturnableLineDto[];
  /** Newest first. */
  returns: ReturnDto[];
}

export class ReturnResponseDto extends DoneDto {
  return: ReturnDto;
}

export class StaffReturnResponseDto {
  return: StaffReturnDto;
}

export class StaffReturnChangedDto extends DoneDto {
  return: StaffReturnDto;
}

/** Number of returns by open state. */
export class ReturnCountsDto {
  requested: number;
  approved: number;
  received: number;
  refunding: number;
}

/** Open returns oldest first, others newest first. */
export class ReturnPageDto {
  returns: StaffReturnDto[];
  /** Number of returns that match. */
  total: number;
  page: number;
  limit: number;
  counts: ReturnCountsDto;
}
