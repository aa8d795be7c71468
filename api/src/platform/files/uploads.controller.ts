import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { IMAGE_WIDTHS, isStoredName, kindOfName } from '@shop/shop-rules';
import type { Request, Response } from 'express';
import { InvalidInput, NotFound } from '../http/problem.js';
import { Public } from '../auth/access.js';
import { LIMITS } from '../rate-limit/limits.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { FileStore } from './store/file-store.js';
import type { VariantFormat } from './pictures/picture-process.js';
import { serveFile } from './serve-file.js';
import { Variants } from './pictures/variants.js';
import { msg } from '../i18n/message.js';

const FOREVER_SECONDS = 31_536_000;
/** Cache lifetime of a substitute while the better picture is rendered. */
const STAND_IN_SECONDS = 60;

@Public()
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly store: FileStore,
    private readonly variants: Variants,
  ) {}

  /** An uploaded file; with `w` a picture of that width in px, as AVIF or WebP if the browser accepts it. */
  @RateLimit(LIMITS.picture)
  @Get(':file')
  @ApiQuery({ name: 'w', required: false, enum: [...IMAGE_WIDTHS] })
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Param('file') name: string,
    @Query('w') w: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kind = isStoredName(name) ? kindOfName(name) : undefined;
    if (!kind) throw new NotFound(msg('file.notFound'));
    if (w === undefined || kind.video) {
      const file = await this.store.stat(name);
      if (!file) throw new NotFound(msg('file.notFound'));
      const serving = { type: kind.served, seconds: FOREVER_SECONDS, shown: kind.shown };
      return serveFile(this.store, file, serving, request, response);
    }
    const width = IMAGE_WIDTHS.find((size) => String(size) === w);
    if (!width) throw new InvalidInput(msg('file.widths', { widths: IMAGE_WIDTHS.join(', ') }));
    const { file, format, settled } = await this.variants.of(name, width, bestFormat(request));
    response.vary('Accept');
    const serving = {
      type: format ? `image/${format}` : kind.served,
      seconds: settled ? FOREVER_SECONDS : STAND_IN_SECONDS,
      shown: true,
    };
    return serveFile(this.store, file, serving, request, response);
  }
}

const bestFormat = (request: Request): VariantFormat => {
  const accept = request.get('accept') ?? '';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
};
