import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A shopper's picture of a returned item, for the shopper and staff only. */
@Entity('return_pictures')
export class ReturnPicture {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('return_pictures_return_id')
  @Column('integer')
  returnId: number;
  /** Name of a private file. */
  @Index('return_pictures_file')
  @Column('text')
  file: string;
}
