import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Env } from '../../../platform/config/env.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { CreateShipmentDto, ShipmentCreatedDto } from './shipment.dto.js';
import { ShipmentLabelsService } from './shipment-labels.service.js';
import { ShipmentsService } from './shipments.service.js';
import { msg } from '../../../platform/i18n/message.js';

@Controller()
export class ShipmentsController {
  constructor(
    private readonly shipments: ShipmentsService,
    private readonly labels: ShipmentLabelsService,
    private readonly env: Env,
  ) {}

  /** Ships a paid or confirmed order, once; a second call returns the same waybill. */
  @RequireRight('orders.ship', 'shopper')
  @RateLimit({ name: 'shipment', points: 120, seconds: 60 })
  @Post('aramex/create-shipment')
  @HttpCode(200)
  async create(
    @Body() { Shipments: [requested] }: CreateShipmentDto,
    @CurrentUser() user: Principal,
  ): Promise<ShipmentCreatedDto> {
    if (!requested) throw new InvalidInput(msg('shipment.oneNeeded'));
    const { awb } = await this.shipments.request(requested.Reference1, requested.Consignee, user);
    const LabelURL =
      user.kind === 'staff' ? `${this.env.ADMIN_URL}/api/shipments/${awb}/label.pdf` : '';
    return { success: true, data: { Shipments: [{ ID: awb ?? '', ShipmentLabel: { LabelURL } }] } };
  }

  /** The label of a waybill. */
  @RequireRight('orders.documents')
  @Get('shipments/:awb/label.pdf')
  @Header('Content-Type', 'application/pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async label(@Param('awb') awb: string): Promise<StreamableFile> {
    const { number, pdf } = await this.labels.label(awb);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="label-${number}.pdf"`,
    });
  }
}
