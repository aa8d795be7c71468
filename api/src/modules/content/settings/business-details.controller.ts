import { Body, Controller, Get, Put } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { BusinessDetailsDto, BusinessDetailsSavedDto } from './business-details.dto.js';
import { BusinessDetailsService } from './business-details.service.js';

@RequireRight('settings.edit')
@Controller('admin/business-details')
export class BusinessDetailsController {
  constructor(private readonly details: BusinessDetailsService) {}

  /** Legal name, address and tax number of documents, and where the carrier picks up parcels. */
  @Get()
  current(): Promise<BusinessDetailsDto> {
    return this.details.current();
  }

  /** Replaces the details, effective for the next document and parcel; 409 if they were changed since `version` was read. */
  @Confirmed()
  @Put()
  async change(@Body() input: BusinessDetailsDto): Promise<BusinessDetailsSavedDto> {
    return { ...done('settings.saved'), details: await this.details.change(input) };
  }
}
