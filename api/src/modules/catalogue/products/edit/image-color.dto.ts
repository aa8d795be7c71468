import { IsHexColor, IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** An image that shows the product in one of its colors. */
export class ImageColorDto {
  /** File name or https address of the image. */
  @IsString() @IsNotEmpty() @MaxLength(500) image: string;
  @IsHexColor() color: string;
}
