import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded picture that staff can insert into pages. */
@Entity('page_pictures')
export class PagePicture {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text', { unique: true }) file: string;
  /** Size in px. */
  @Column('integer') width: number;
  @Column('integer') height: number;
  /** Alternative text in both languages. */
  @Column('text') altEn: string;
  @Column('text') altAr: string;
}
