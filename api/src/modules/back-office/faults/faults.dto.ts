import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';

export const FAULTS = ['redis', 'worker', 'carrier', 'gateway'] as const;
export type Fault = (typeof FAULTS)[number];

const CHECKS = ['orders', 'duplicates', 'stock', 'payments', 'shipments', 'mails'] as const;
type Check = (typeof CHECKS)[number];
const ENDED_BY = ['staff', 'time'] as const;

export class StartFaultDto {
  /** Stop Redis or the worker, let the carrier not respond, or lose the card gateway's answers. */
  @ApiProperty({ enum: FAULTS }) @IsIn(FAULTS) fault: Fault;
  /** After this time the fault ends by itself. */
  @IsInt() @Min(10) @Max(120) seconds: number;
}

/** The shop's work at a moment. */
export class FaultCountsDto {
  /** Orders since the fault began, and those of them that are paid or confirmed. */
  placed: number;
  paid: number;
  /** Their parcels that are to be booked at the carrier. */
  shipmentsWaiting: number;
  /** All due messages of the outbox. */
  outboxWaiting: number;
  /** Mails about these orders. */
  mailsWaiting: number;
  stuck: number;
}

export class FaultSampleDto extends FaultCountsDto {
  /** ISO time. */
  at: string;
}

/** An invariant of the orders since the fault began. */
export class FaultCheckDto {
  /**
   * `orders`: every confirmed order is stored. `duplicates`: no request has two. `stock`: none is negative, and variants
   * add up. `payments`: every captured payment belongs to a sold order. `shipments`: no order has two. `mails`: every
   * sold order has its confirmation once.
   */
  @ApiProperty({ enum: CHECKS }) check: Check;
  /** How often it is violated. */
  violations: number;
}

/** The latest fault. */
export class FaultRunDto {
  @ApiProperty({ enum: FAULTS }) fault: Fault;
  /** ISO times. */
  startedAt: string;
  /** When it ends by itself. */
  endsAt: string;
  /** Null while it lasts. */
  @ApiProperty({ type: String, nullable: true }) endedAt: string | null;
  /** Null until the part works again. */
  @ApiProperty({ type: String, nullable: true }) repairedAt: string | null;
  @ApiProperty({ enum: ENDED_BY, nullable: true }) endedBy: (typeof ENDED_BY)[number] | null;
  /** When everything that waited was done; null before. */
  @ApiProperty({ type: String, nullable: true }) recoveredAt: string | null;
  /** What went wrong while breaking, repairing or ordering; empty for nothing. */
  problem: string;
  /** Orders that demo shoppers asked for during the fault, and those that the shop has confirmed to them. */
  requested: number;
  confirmed: number;
  before: FaultCountsDto;
  /** One a second, 600 at most. */
  samples: FaultSampleDto[];
  checks: FaultCheckDto[];
}

export class FaultsDto {
  /** What can be broken here. */
  @ApiProperty({ enum: FAULTS, isArray: true }) available: Fault[];
  @ApiProperty({ type: FaultRunDto, nullable: true }) run: FaultRunDto | null;
}

export class FaultsChangedDto extends DoneDto {
  faults: FaultsDto;
}
