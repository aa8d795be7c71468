import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { FaultsChangedDto, FaultsDto, StartFaultDto } from './faults.dto.js';
import { FaultsService } from './faults.service.js';

/** Breaks and repairs parts of a local demo; these routes exist only in one that `npm start` has started. */
@RequireRight('faults.inject')
@Controller('demo/faults')
export class FaultsController {
  constructor(private readonly faults: FaultsService) {}

  /** What can be broken, and the latest fault with what the shop did meanwhile. */
  @Get()
  current(): Promise<FaultsDto> {
    return this.faults.current();
  }

  /** Breaks one part for some seconds; demo shoppers order meanwhile. 409 while another fault lasts. */
  @Post()
  @HttpCode(200)
  async start(@Body() { fault, seconds }: StartFaultDto): Promise<FaultsChangedDto> {
    await this.faults.start(fault, seconds);
    return { ...done('fault.started'), faults: await this.faults.current() };
  }

  /** Repairs the broken part now. */
  @Post('repair')
  @HttpCode(200)
  async repair(): Promise<FaultsChangedDto> {
    await this.faults.repair();
    return { ...done('fault.repaired'), faults: await this.faults.current() };
  }
}
