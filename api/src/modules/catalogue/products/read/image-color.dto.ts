import { IsHexColor, IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** An image that shows the product in one of its colors. */
export class ImageColorDto {
  /** File name or https address of the image; `new:0`, `new:1` … for new files in the order they are sent. */
  @IsString() @IsNotEmpty() @MaxLength(500) image: string;
  @IsHexColor() color: string;
}
