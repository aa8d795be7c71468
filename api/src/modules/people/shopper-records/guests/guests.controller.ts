import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../../platform/auth/access.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import { OrderErasureService } from '../erasure/order-erasure.service.js';
import { GuestContactDto, GuestDto, GuestExportDto, GuestRetentionDto } from './guests.dto.js';
import { GuestsService } from './guests.service.js';

/** The data of persons without an account. Contacts are sent in the body, so that no log or history contains them. */
@RequireRight('shoppers.data')
@Controller('admin/guests')
export class GuestsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly orders: OrderErasureService,
  ) {}

  /** What is stored about a contact without an account, and the accounts with this contact. */
  @Post('find')
  @HttpCode(200)
  find(@Body() { contact }: GuestContactDto): Promise<GuestDto> {
    return this.guests.find(contact);
  }

  /** Everything stored about a contact without an account, to give to the person; 404 if that is nothing. */
  @Confirmed()
  @Post('export')
  @HttpCode(200)
  export(@Body() { contact }: GuestContactDto): Promise<GuestExportDto> {
    return this.guests.export(contact);
  }

  /**
   * Erases everything of a contact that tax records do not need: invoices stay with the name and address on them until
   * their tax period is over. 409 while an order, a return or a refund is open; 404 if nothing is stored.
   */
  @Confirmed()
  @Post('erase')
  @HttpCode(200)
  async erase(@Body() { contact }: GuestContactDto): Promise<DoneDto> {
    await this.guests.erase(contact);
    return done('guest.erased');
  }

  /** How many orders without an account are due to be erased because their tax period is over. */
  @Get('retention')
  retention(): Promise<GuestRetentionDto> {
    return this.orders.due();
  }
}
