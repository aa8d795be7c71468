import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An event of a parcel, as the carrier reports it. */
@Entity('tracking_events')
@Unique('tracking_events_update', ['shipmentId', 'at', 'code', 'text'])
export class TrackingEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') shipmentId: number;
  @Column('timestamptz') at: Date;
  @Column('text') code: string;
  @Column('text') text: string;
  /** A city; empty if unknown. */
  @Column('text', { default: '' }) place: string;
}
