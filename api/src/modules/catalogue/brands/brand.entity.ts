import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A brand of products. */
@Entity('brands')
export class Brand {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text', { nullable: true }) icon: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
