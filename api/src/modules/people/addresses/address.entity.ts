import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address of a shopper's address book. */
@Entity('addresses')
@Index('addresses_user_id', ['userId', 'id'])
@Index('addresses_default', ['userId'], { unique: true, where: 'is_default' })
export class Address {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') userId: number;
  @Column('text', { default: '' }) label: string;
  @Column('text') fullName: string;
  /** E.164. */
  @Column('text') phone: string;
  /** In English; empty, as area and building may be, if the profile lacks it. */
  @Column('text') city: string;
  @Column('text') area: string;
  @Column('text') building: string;
  @Column('text', { default: '' }) flat: string;
  @Column('text', { default: '' }) notes: string;
  @Column('boolean', { default: false }) isDefault: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
