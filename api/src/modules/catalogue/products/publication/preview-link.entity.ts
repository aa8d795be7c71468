import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link that shows a product, published or not, without a login, until it expires or is revoked. */
@Entity('preview_links')
export class PreviewLink {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') productId: number;
  @Column('text', { select: false }) tokenHash: string;
  /** Name of the account that created it. */
  @Column('text', { nullable: true }) createdBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
