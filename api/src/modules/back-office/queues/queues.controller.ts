import { Controller, Get, HttpCode, Param, Post, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { NotFound } from '../../../platform/http/problem.js';
import { QUEUE_NAMES, isQueueName, type QueueName } from '../../../platform/queues/jobs.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { DeadLettersDto, QueuesDto, RetriedDto } from './queues-admin.dto.js';
import { QueuesAdminService } from './queues-admin.service.js';
import { msg } from '../../../platform/i18n/message.js';

class QueuePipe implements PipeTransform<string, QueueName> {
  transform(name: string): QueueName {
    if (!isQueueName(name)) throw new NotFound(msg('queue.notFound'));
    return name;
  }
}

const NAME = { name: 'name', enum: QUEUE_NAMES };

@RequireRight('queues.view')
@Controller('admin/queues')
export class QueuesController {
  constructor(private readonly ops: QueuesAdminService) {}

  /** State of queues, workers and providers; values from Redis are null while it is down. */
  @Get()
  summary(): Promise<QueuesDto> {
    return this.ops.summary();
  }

  /** Messages that failed at their last attempt. */
  @Get('dead')
  dead(): Promise<DeadLettersDto> {
    return this.ops.dead();
  }

  /** Retries one dead letter. */
  @RequireRight('queues.retry')
  @Post('dead/:id/retry')
  @HttpCode(200)
  async retry(@IdParam() id: number): Promise<DoneDto> {
    await this.ops.retry(id);
    return done('queue.retried');
  }

  /** Retries all dead letters of a queue. */
  @RequireRight('queues.retry')
  @Post(':name/retry')
  @HttpCode(200)
  @ApiParam(NAME)
  async retryAll(@Param('name', QueuePipe) name: QueueName): Promise<RetriedDto> {
    return { ...done('queue.allRetried'), count: await this.ops.retryAll(name) };
  }

  /** Pauses a queue: running jobs finish, everything else waits. */
  @RequireRight('queues.pause')
  @Post(':name/pause')
  @HttpCode(200)
  @ApiParam(NAME)
  async pause(@Param('name', QueuePipe) name: QueueName): Promise<DoneDto> {
    await this.ops.pause(name);
    return done('queue.paused');
  }

  /** Resumes a paused queue. */
  @RequireRight('queues.pause')
  @Post(':name/resume')
  @HttpCode(200)
  @ApiParam(NAME)
  async resume(@Param('name', QueuePipe) name: QueueName): Promise<DoneDto> {
    await this.ops.resume(name);
    return done('queue.resumed');
  }
}
