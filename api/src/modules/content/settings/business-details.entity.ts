import { LEAST_TAX_RECORD_YEARS } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const DETAILS_ID = 1;

/** What documents and the carrier need to know about the business; one row, created by the first change. */
@Entity('business_details')
export class BusinessDetails {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Registered name on documents; empty: the shop's name. */
  @Column('text') legalName: string;
  /** Address on documents. */
  @Column('text') invoiceAddress: string;
  /** Address on Arabic documents; empty: the other one. */
  @Column('text', { default: '' }) invoiceAddressAr: string;
  /** Tax registration number of 15 digits; empty: not registered for VAT. */
  @Column('text') taxNumber: string;
  /** Years for which records of sales are retained, after the year of the sale. */
  @Column('integer', { default: LEAST_TAX_RECORD_YEARS }) taxRecordYears: number;
  /** Where the carrier picks up parcels. */
  @Column('text') pickupName: string;
  @Column('text') pickupLine1: string;
  @Column('text') pickupLine2: string;
  @Column('text') pickupCity: string;
  /** Number that the carrier calls; empty: the phone of the settings. */
  @Column('text', { default: '' }) pickupPhone: string;
}

/** The details without the key of their row. */
export type StoredDetails = Omit<BusinessDetails, 'id'>;

type Later = 'invoiceAddressAr' | 'taxRecordYears' | 'pickupPhone';
/** A change; what was added later stays if it is absent. */
export type DetailsChange = Omit<StoredDetails, Later> & Partial<Pick<StoredDetails, Later>>;
