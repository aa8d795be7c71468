import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A partner of the shop. */
@Entity('partners')
export class Partner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text', { default: '' }) path: string;
  @Column('text', { nullable: true }) icon: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
