import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { done, DoneDto } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import {
  ChangeSynonymDto,
  LandingsDto,
  LandingWrittenDto,
  MissingSearchesDto,
  RemoveLandingQueryDto,
  RemoveSynonymQueryDto,
  SaveLandingDto,
  SaveSynonymDto,
  SynonymListDto,
  SynonymListQueryDto,
  SynonymWrittenDto,
} from './search-words.dto.js';
import { SearchWordsService } from './search-words.service.js';

@RequireRight('searchWords.edit')
@Controller('search-words')
export class SearchWordsController {
  constructor(private readonly words: SearchWordsService) {}

  /** Synonyms, last changed first. */
  @Get()
  list(@Query() query: SynonymListQueryDto): Promise<SynonymListDto> {
    return this.words.list(query);
  }

  /** Words that were searched at least five times in 30 days and found nothing, with suggestions. */
  @Get('missing')
  missing(): Promise<MissingSearchesDto> {
    return this.words.missing();
  }

  /** Searches that lead to a page. */
  @Get('landings')
  landings(): Promise<LandingsDto> {
    return this.words.landings();
  }

  /** Adds synonyms; the search uses them at once. */
  @Post()
  @Idempotent()
  @HttpCode(200)
  async add(@Body() input: SaveSynonymDto): Promise<SynonymWrittenDto> {
    return { ...done('searchWords.saved'), synonym: await this.words.add(input) };
  }

  /** Lets a search lead to a page; replaces the page of the same words, unless it is not the one that was read. */
  @Put('landings')
  async saveLanding(@Body() input: SaveLandingDto): Promise<LandingWrittenDto> {
    return { ...done('searchWords.saved'), landing: await this.words.saveLanding(input) };
  }

  /** Removes the page of a search, unless it is not the one that was read. */
  @Delete('landings/:id')
  async removeLanding(
    @IdParam() id: number,
    @Query() { path }: RemoveLandingQueryDto,
  ): Promise<DoneDto> {
    await this.words.removeLanding(id, path);
    return done('searchWords.deleted');
  }

  /** Changes synonyms; 409 if they have changed since. */
  @Put(':id')
  async change(@IdParam() id: number, @Body() input: ChangeSynonymDto): Promise<SynonymWrittenDto> {
    return { ...done('searchWords.saved'), synonym: await this.words.change(id, input) };
  }

  /** Deletes synonyms; 409 if they have changed since. */
  @Delete(':id')
  async remove(
    @IdParam() id: number,
    @Query() { version }: RemoveSynonymQueryDto,
  ): Promise<DoneDto> {
    await this.words.remove(id, version);
    return done('searchWords.deleted');
  }
}
