import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A named offer; 1 is the flash sale, 3 the special products. */
@Entity('offers')
export class Offer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') title: string;
  @Column('text', { default: '' }) titleAr: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
