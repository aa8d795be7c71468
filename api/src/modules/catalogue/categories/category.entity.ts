import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SizeGuideDto } from './size-guide.dto.js';

/** A category. */
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text', { default: '' }) nameAr: string;
  @Column('text', { default: '' }) shortInfo: string;
  @Column('text', { default: '' }) shortInfoAr: string;
  @Column('text', { default: '' }) description: string;
  @Column('text', { default: '' }) descriptionAr: string;
  @Column('text', { nullable: true }) icon: string | null;
  @Column('text', { nullable: true }) banner: string | null;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column('jsonb', { nullable: true }) sizeGuide: SizeGuideDto | null;
  /** Staff account that added it. */
  @Column('integer', { nullable: true }) createdBy: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
