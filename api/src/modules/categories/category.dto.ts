/** A department of the shop. */
export class CategoryDto {
  id: number;
  name: string;
  nameAr: string;
  shortInfo: string;
  shortInfoAr: string;
  description: string;
  descriptionAr: string;
  /** File name or https address. */
  icon: string | null;
  /** File name or https address. */
  banner: string | null;
  /** JSON text of a list of tags. */
  tags: string;
  /** How many products of it can be seen. */
  productCount: number;
}
