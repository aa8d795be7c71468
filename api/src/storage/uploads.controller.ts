import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { IMAGE_WIDTHS } from '@shop/shop-rules';
import type { Request, Response } from 'express';
import { InvalidInput, NotFound } from '../http/problem.js';
import { Public } from '../security/access.js';
import { kindOfName } from './file-kinds.js';
import type { VariantFormat } from './images.js';
import { sendStored } from './send-stored.js';
import { Uploads } from './uploads.js';
import { Variants } from './variants.js';

const FOREVER_SECONDS = 31_536_000;
/** Life of a stand-in while the better format is being made. */
const STAND_IN_SECONDS = 60;

@Public()
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly variants: Variants,
  ) {}

  /** An uploaded file; with `w` a picture of that width in px, as AVIF or WebP when the browser takes it. */
  @Get(':file')
  @ApiQuery({ name: 'w', required: false, enum: [...IMAGE_WIDTHS] })
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @Header('X-Content-Type-Options', 'nosniff')
  async file(
    @Param('file') file: string,
    @Query('w') w: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kind = kindOfName(file);
    if (!kind || !(await this.uploads.exists(file))) throw new NotFound('This file');
    if (w === undefined || kind.video)
      return sendStored(response, this.uploads.folder, file, kind.served, FOREVER_SECONDS);
    const width = IMAGE_WIDTHS.find((known) => String(known) === w);
    if (!width) throw new InvalidInput(`The width must be one of ${IMAGE_WIDTHS.join(', ')}.`);
    const variant = await this.variants.of(file, width, bestFormat(request));
    response.vary('Accept');
    const seconds = variant.settled ? FOREVER_SECONDS : STAND_IN_SECONDS;
    const type = `image/${variant.format}`;
    return sendStored(response, this.uploads.variants, variant.name, type, seconds);
  }
}

const bestFormat = (request: Request): VariantFormat => {
  const accept = request.get('accept') ?? '';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
};
