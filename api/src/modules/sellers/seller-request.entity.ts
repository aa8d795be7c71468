import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who wants to sell here; no account is made of it. */
@Entity('seller_requests')
export class SellerRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Index('seller_requests_email', { unique: true })
  @Column('text')
  email: string;
  /** E.164. */
  @Column('text') phone: string;
  @Column('text') location: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
