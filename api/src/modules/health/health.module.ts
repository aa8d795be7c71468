import { Module } from '@nestjs/common';
import { Farewell } from './farewell.js';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController], providers: [Farewell] })
export class HealthModule {}
